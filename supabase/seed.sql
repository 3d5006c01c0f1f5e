-- The first four articles, put into a database that has none (backend/database/migrate.ts, seed).
-- From then on news is edited in the admin, and this file is not read again.
insert into public.news_articles
  (slug, category, cover, author, published_at, title_sv, title_en, excerpt_sv, excerpt_en, body_sv, body_en)
values
(
  'tillstand-for-ordningsvakter-infor-evenemang', 'guide', 'stage', 'Redaktionen', '2026-11-12 08:00+01',
  'Så söker du tillstånd för ordningsvakter inför ett evenemang',
  'How to apply for a permit for public-order guards at an event',
  'Vem som söker, när ansökan ska vara inne och vad polisen vill veta.',
  'Who applies, when the application should be in and what the police want to know.',
  $sv$<p>Ordningen är enkel när man har gjort det en gång: först tillståndet för tillställningen, sedan ordningsvakterna. Här är det vi brukar gå igenom med den som gör det för första gången.</p>
<p><strong>Behöver ni tillstånd?</strong></p>
<p>Ordningsvakter får användas för att hålla ordning och säkerhet eller främja trygghet på en plats, inom ett område eller i en verksamhet som Polismyndigheten har gett tillstånd för. Polisen prövar om det finns ett behov och om det är lämpligt. Tillståndet får villkor och gäller i högst tre år. Reglerna finns i lagen (2023:421) om ordningsvakter, som gäller sedan den 1 januari 2024.</p>
<p>Det finns ett viktigt undantag. Har ni redan ett tillstånd för tillställningen, eller ett serveringstillstånd, med villkor om ordningsvakter behövs inget separat tillstånd för de tiderna. Tider utöver villkoren kräver däremot ett eget. Att använda ordningsvakter utan tillstånd är ett brott, och därför frågar vi alltid innan vi bokar.</p>
<p><strong>Sök i rätt ordning</strong></p>
<p>En allmän sammankomst eller en offentlig tillställning på allmän plats kräver tillstånd enligt ordningslagen. Ansökan ska om möjligt komma in minst en vecka före, och i beslutet får polisen kräva ordningsvakter. Därför kommer den ansökan först.</p>
<ol><li><strong>Sök tillstånd för tillställningen.</strong> Skriv själva hur många ordningsvakter ni tror på, och varför.</li><li><strong>Läs beslutet.</strong> Står det tider och antal? Då är det svaret.</li><li><strong>Jämför med ert schema.</strong> Kö från klockan 15 men villkor från 17 är två timmar som ni behöver söka för.</li><li><strong>Sök för resten.</strong> Bara det som inte redan täcks.</li></ol>
<p><strong>Det polisen vill veta</strong></p>
<p>En bra ansökan är kort och går att kontrollera. Ta med det här:</p>
<ul><li>plats, med en enkel karta över insläpp, utgångar och scen</li><li>tider för kö, insläpp, program och utsläpp, var för sig</li><li>hur många besökare ni väntar som mest samtidigt</li><li>om det serveras alkohol, var och till när</li><li>vad som har hänt tidigare år, även det som gick bra</li><li>vem som svarar i telefon under kvällen</li></ul>
<p><strong>När beslutet finns</strong></p>
<p>Nu går det fort. Bifoga beslutet i bokningen, så ser vi tider och villkor och föreslår personal. En människa bekräftar. När tillstånd finns kan ordningsvakter ofta vara på plats inom 1–4 timmar, men ett evenemang mår bra av att bemanningen är klar fyra veckor före.</p>
<p><em>Guiden är en vägledning och ersätter inte polisens besked.</em></p>$sv$,
  $en$<p>The order is simple once you have done it: first the permit for the event, then the public-order guards. This is what we go through with anyone who is doing it for the first time.</p>
<p><strong>Do you need a permit?</strong></p>
<p>Public-order guards (ordningsvakter) may be used to keep order and safety, or to promote security, at a place, within an area or in an activity for which the Swedish Police Authority has granted a permit. The police examine whether there is a need and whether it is suitable. The permit comes with conditions and lasts for at most three years. The rules are in the Public-Order Guards Act (2023:421), in force since 1 January 2024.</p>
<p>There is one important exception. If you already hold a permit for the event, or a permit to serve alcohol, with conditions about public-order guards, you need no separate permit for those hours. Hours beyond the conditions do need one. Using public-order guards without a permit is an offence, which is why we always ask before we book.</p>
<p><strong>Apply in the right order</strong></p>
<p>A public gathering, or a public event in a public place, needs a permit under the Public Order Act. The application should if possible arrive at least one week before, and in the decision the police may require public-order guards. That is why this application comes first.</p>
<ol><li><strong>Apply for the event permit.</strong> Say how many public-order guards you expect to need, and why.</li><li><strong>Read the decision.</strong> Does it state hours and numbers? Then you have your answer.</li><li><strong>Compare it with your schedule.</strong> A queue from 3 pm and conditions from 5 pm leave two hours to apply for.</li><li><strong>Apply for the rest.</strong> Only for what is not already covered.</li></ol>
<p><strong>What the police want to know</strong></p>
<p>A good application is short and can be checked. Include:</p>
<ul><li>the place, with a simple map of entrances, exits and stage</li><li>the hours for queue, admission, programme and departure, each on its own</li><li>the largest number of visitors you expect at one time</li><li>whether alcohol is served, where and until when</li><li>what has happened in earlier years, including what went well</li><li>who answers the telephone during the evening</li></ul>
<p><strong>Once you have the decision</strong></p>
<p>From here it is quick. Attach the decision to your booking, and we see the hours and conditions and suggest staff. A person confirms. With the permit in place, public-order guards can often be on site within 1–4 hours, but an event is better off with its staffing settled four weeks ahead.</p>
<p><em>This guide is for orientation and does not replace the advice of the police.</em></p>$en$
),
(
  'ny-rapportvy-hela-passet-pa-en-sida', 'product', 'report', 'Redaktionen', '2026-11-05 08:00+01',
  'Ny rapportvy: hela passet på en sida',
  'New report view: the whole shift on one page',
  'Incheckning, checkpunkter och händelser ligger nu i den ordning de skedde.',
  'Check-in, checkpoints and incidents now appear in the order they happened.',
  $sv$<p>Rapporten efter ett pass ska gå att läsa på två minuter, också av den som inte var där. Därför har vi byggt om den. Allt som hände ligger nu på en enda tidslinje, från incheckning till avslut, och ryms på ett A4.</p>
<p><strong>Det här är nytt</strong></p>
<ul><li><strong>En tidslinje i stället för tre flikar.</strong> Incheckning, checkpunkter och händelser ligger i den ordning de skedde, med klockslag.</li><li><strong>Händelser först i sammanfattningen.</strong> Hände något som du behöver ta ställning till står det överst. Hände inget står det också, med en rad.</li><li><strong>Utskrift på ett A4.</strong> Rapporten går att skriva ut eller spara som pdf utan att menyer och knappar följer med.</li><li><strong>Pris och tid på samma sida.</strong> Bokade timmar, utförda timmar och summan exklusive moms står längst ner, så att den som attesterar fakturan slipper leta.</li></ul>
<p><strong>Vad som inte har ändrats</strong></p>
<p>Personalen skriver rapporten, och skriver den själv. Platsuppgifterna visar att en checkpunkt är besökt under passet. De är till för dig som beställare och för personalens egen säkerhet. De är ingen stämpelklocka och används inte för att följa någon utanför det bokade passet.</p>
<p>En ordningsvakt dokumenterar dessutom sina ingripanden enligt lag. Den dokumentationen går till polisen och omfattas av tystnadsplikt. Den ingår inte i din rapport, och ska inte göra det. I rapporten ser du att ett ingripande har skett och när, men inte vem det gällde.</p>
<p><strong>Så kommer du åt den</strong></p>
<p>Alla pass som avslutas från och med i dag får den nya vyn. Äldre rapporter ligger kvar som de var, så att det du redan har attesterat inte ändrar utseende. Du hittar dem under bokningen, precis som förut, och de som står som mottagare får länken när passet är slut.</p>
<p>Vill du se hur en rapport ser ut innan du bokar går vi igenom en på en <a href="/boka-demo">demo</a>. Den tar 30 minuter, hålls som videomöte och är kostnadsfri.</p>$sv$,
  $en$<p>The report after a shift should take two minutes to read, even for someone who was not there. So we have rebuilt it. Everything that happened is now on a single timeline, from check-in to close, and fits on one sheet of A4.</p>
<p><strong>What is new</strong></p>
<ul><li><strong>One timeline instead of three tabs.</strong> Check-in, checkpoints and incidents appear in the order they happened, with the time of each.</li><li><strong>Incidents first in the summary.</strong> If something happened that you need to decide on, it is at the top. If nothing did, one line says so.</li><li><strong>Prints on one A4 page.</strong> The report can be printed or saved as a PDF without menus and buttons coming along.</li><li><strong>Price and time on the same page.</strong> Hours booked, hours worked and the total excluding VAT are at the foot, so that whoever approves the invoice need not search.</li></ul>
<p><strong>What has not changed</strong></p>
<p>The staff write the report, and write it themselves. Location data shows that a checkpoint was visited during the shift. It is there for you as the client and for the safety of the staff. It is not a time clock, and it is not used to follow anyone outside the booked shift.</p>
<p>A public-order guard also documents every intervention, as the law requires. That documentation goes to the police and is confidential. It is not part of your report, and should not be. The report shows that an intervention took place and when, but not whom it concerned.</p>
<p><strong>Where to find it</strong></p>
<p>Every shift that closes from today on gets the new view. Older reports stay as they were, so that what you have already approved does not change its looks. They are under the booking, as before, and those named as recipients get the link when the shift is over.</p>
<p>If you would like to see a report before you book, we go through one in a <a href="/boka-demo?lang=en">demo</a>. It takes 30 minutes, is held as a video meeting and is free of charge.</p>$en$
),
(
  'fler-platser-pa-fortbildning-for-ordningsvakter', 'training', 'chevrons', 'Redaktionen', '2026-10-28 08:00+01',
  'Fler platser på vinterns fortbildning för ordningsvakter',
  'More places on this winter’s continuing training for public-order guards',
  'Vi öppnar ytterligare grupper i Stockholm och Göteborg.',
  'We are opening further groups in Stockholm and Gothenburg.',
  $sv$<p>Höstens grupper blev fulla tidigare än vi hade räknat med. Därför öppnar vi fler i Stockholm och Göteborg under januari och februari. Platserna är till för ordningsvakter som snart ska söka nytt förordnande, och för arbetsgivare som vill anmäla egen personal.</p>
<p><strong>Varför det är bråttom för många</strong></p>
<p>En ordningsvakt förordnas av Polismyndigheten för högst fem år i taget. Den som vill fortsätta behöver gå fortbildningen innan förordnandet löper ut. Sedan de nya reglerna började gälla den 1 januari 2024 omfattar den 50 timmar, mot tidigare 20. Grundutbildningen är samtidigt minst 160 timmar, mot tidigare 80. Fler timmar för var och en betyder att samma lokaler och lärare räcker till färre, och att den som väntar till sista månaden kan bli utan plats.</p>
<p><strong>Vad utbildningen tar upp</strong></p>
<ul><li>lagen (2023:421) om ordningsvakter och vad den kräver av uppdraget</li><li>befogenheterna: när man får avvisa, avlägsna och tillfälligt omhänderta, och var gränsen går</li><li>samtalet före ingripandet, med övningar i att lugna en situation</li><li>dokumentation av ingripanden, som är en skyldighet och ett skydd</li><li>konflikter i trånga miljöer: entréer, köer, perronger och väntrum</li><li>första hjälpen och samverkan med polis och ambulans</li></ul>
<p><strong>Så anmäler du dig</strong></p>
<ol><li>Kontrollera när förordnandet går ut. Datumet står i beslutet.</li><li>Välj en grupp som är klar i god tid före det datumet, så att ansökan hinner prövas.</li><li>Anmäl dig, eller din personal, senast <strong>fredag den 11 december</strong>.</li></ol>
<p>Du får besked om plats inom en vecka. Blir en grupp full erbjuder vi plats i nästa innan vi säger nej.</p>
<p><strong>För dig som är arbetsgivare</strong></p>
<p>Har ni flera som ska gå kan vi lägga passen så att bemanningen håller under tiden. Säg till redan i anmälan hur många som kan vara borta samtidigt. Mer om kurserna finns på sidan om <a href="/utbildning">utbildning</a>.</p>
<p><em>Det är Polismyndigheten som beslutar om förordnande. En genomförd fortbildning är en förutsättning, inte ett löfte.</em></p>$sv$,
  $en$<p>This autumn’s groups filled up sooner than we had expected. So we are opening more in Stockholm and Gothenburg in January and February. The places are for public-order guards who will soon apply for a new appointment, and for employers who wish to enrol their own staff.</p>
<p><strong>Why it is urgent for many</strong></p>
<p>A public-order guard is appointed by the Swedish Police Authority for at most five years at a time. Anyone who wants to continue needs the continuing training before the appointment runs out. Since the new rules took effect on 1 January 2024 it is 50 hours, up from 20. The basic training is at least 160 hours, up from 80. More hours for each person mean that the same rooms and teachers go round to fewer, and that those who wait until the last month may find no place.</p>
<p><strong>What the training covers</strong></p>
<ul><li>the Public-Order Guards Act (2023:421) and what it asks of an assignment</li><li>the powers: when one may turn away, remove and temporarily detain, and where the limit is</li><li>the conversation before the intervention, with practice in calming a situation</li><li>documenting interventions, which is both a duty and a protection</li><li>conflict in tight spaces: entrances, queues, platforms and waiting rooms</li><li>first aid, and working with the police and the ambulance service</li></ul>
<p><strong>How to enrol</strong></p>
<ol><li>Check when the appointment runs out. The date is in the decision.</li><li>Choose a group that finishes well before that date, so that there is time to examine the application.</li><li>Enrol yourself, or your staff, by <strong>Friday 11 December</strong>.</li></ol>
<p>You will hear about your place within a week. If a group is full, we offer a place in the next before we say no.</p>
<p><strong>For employers</strong></p>
<p>If several of your people are to attend, we can place the sessions so that your staffing holds in the meantime. Tell us when you enrol how many can be away at once. There is more about the courses on the <a href="/utbildning?lang=en">training</a> page.</p>
<p><em>Appointments are decided by the Swedish Police Authority. Completed training is a condition, not a promise.</em></p>$en$
),
(
  'orebro-lokalt-team-sju-dagar-i-veckan', 'cities', 'map-orebro', 'Redaktionen', '2026-10-14 08:00+02',
  'Örebro: lokalt team sju dagar i veckan',
  'Örebro: a local team seven days a week',
  'Väktare i Örebro bokas nu på samma villkor som i de övriga städerna.',
  'Guards in Örebro are now booked on the same terms as in our other cities.',
  $sv$<p>Örebro har fått ett eget team som arbetar alla dagar i veckan, söndagar inräknade. För dig som bokar betyder det samma timpriser, samma villkor och samma svarstid som i de fem andra städerna.</p>
<p><strong>Vad ett lokalt team gör för skillnad</strong></p>
<p>Hittills har bokningar i Örebro ofta bemannats från Västerås. Det fungerade på vardagar med god framförhållning, men sämre en söndag när en butik behövde någon samma eftermiddag. Nu finns personal som bor i Örebro och kan staden: Stortorget och Drottninggatan när butikerna öppnar, Marieberg och köpcentrumen inför helgerna, Resecentrum när de sista tågen kommer in.</p>
<ul><li><strong>Väktare på plats vanligtvis inom 1–4 timmar</strong>, även söndagar.</li><li><strong>Samma fasta timpriser.</strong> Ronderande bevakning från 365 kr i timmen och stationär bevakning från 385 kr i timmen, exklusive moms. ”Från” är priset för ett vardagspass på dagtid. Kväll, natt och helg har tillägg på egna rader, och du ser dem innan du bokar.</li><li><strong>Samma personer när det går.</strong> Har du återkommande pass försöker vi skicka någon som redan har varit hos dig.</li></ul>
<p><strong>Ordningsvakter kräver tillstånd</strong></p>
<p>Teamet gäller väktare. Ordningsvakter går också att boka i Örebro, men bara där det finns ett tillstånd från Polismyndigheten eller villkor i ett tillstånd för en tillställning eller servering. Vi frågar alltid efter beslutet innan vi bokar. Är du osäker på vilken sort du behöver hjälper vi dig att reda ut det.</p>
<p><strong>Så bokar du</strong></p>
<ol><li>Ange plats, tid och vad uppdraget gäller.</li><li>Plattformen föreslår personal som är ledig och har rätt behörighet. En människa bekräftar.</li><li>Du ser vem som kommer, följer passet och får rapporten när det är klart.</li></ol>
<p>För planerade uppdrag är en till två veckors framförhållning en god regel. Priserna i sin helhet finns på <a href="/pris">prissidan</a>.</p>$sv$,
  $en$<p>Örebro now has a team of its own that works every day of the week, Sundays included. For you as a client that means the same hourly prices, the same terms and the same response times as in the other five cities.</p>
<p><strong>What a local team changes</strong></p>
<p>Until now, bookings in Örebro were often staffed from Västerås. That worked on weekdays with good notice, but less well on a Sunday when a shop needed someone the same afternoon. Now there are staff who live in Örebro and know the city: Stortorget and Drottninggatan when the shops open, Marieberg and the shopping centres before the weekends, the railway station when the last trains come in.</p>
<ul><li><strong>Guards on site usually within 1–4 hours</strong>, on Sundays too.</li><li><strong>The same fixed hourly prices.</strong> Patrols from SEK 365 an hour and stationary guarding from SEK 385 an hour, excluding VAT. “From” is the price of a weekday daytime shift. Evenings, nights and weekends carry supplements on lines of their own, and you see them before you book.</li><li><strong>The same people where possible.</strong> If you have recurring shifts we try to send someone who has been with you before.</li></ul>
<p><strong>Public-order guards need a permit</strong></p>
<p>The team consists of guards (väktare). Public-order guards can be booked in Örebro too, but only where there is a permit from the Swedish Police Authority, or conditions in a permit for an event or for serving alcohol. We always ask for the decision before we book. If you are not sure which kind you need, we help you work it out.</p>
<p><strong>How to book</strong></p>
<ol><li>State the place, the time and what the assignment is.</li><li>The platform suggests staff who are free and hold the right qualifications. A person confirms.</li><li>You see who is coming, follow the shift and get the report when it is done.</li></ol>
<p>For planned assignments, one to two weeks’ notice is a good rule. All prices are on the <a href="/pris?lang=en">price page</a>.</p>$en$
);
