-- The first openings, inserted together with the first articles (app/news/first-articles.server.ts) into a database
-- without articles (backend/database/migrate.ts, seed). After that both are edited in the admin, and this file is not
-- used again. The places, shifts, pay and requirements are sample content, to be replaced before publishing. The last days
-- are relative to the day on which the database is created, so that a new one has current openings.
insert into public.openings
  (slug, role, city, extent, percent, pay_from, pay_to, starts_at, ends_at, positions, published, posted_on,
   last_day,
   title_sv, title_en, place_sv, place_en, lead_sv, lead_en,
   tasks_sv, tasks_en, needs_sv, needs_en, merits_sv, merits_en)
select slug, role, city, extent, percent, pay_from, pay_to, starts_at, ends_at, positions, true,
  today - posted_days_ago, today + days_left,
  title_sv, title_en, place_sv, place_en, lead_sv, lead_en,
  tasks_sv, tasks_en, needs_sv, needs_en, merits_sv, merits_en
from (select (now() at time zone 'Europe/Stockholm')::date as today) as clock, (values
(
  'vaktare-kontor-uppsala', 'guard', 'uppsala', 'part', 75::int, 154::smallint, 166::smallint, 14, 22, 1, 6, 30,
  'Väktare, kontor', 'Guard, office', 'Stationär bevakning', 'Stationary guarding',
  'Ett kontorshus med fyra hyresgäster, en reception och ett garage. Du kommer när dagen går mot kväll och är den sista som släcker. Samma hus varje pass, så att folk hinner lära sig ditt namn.',
  'An office building with four tenants, a reception and a garage. You arrive as the day turns to evening and are the last to switch off the lights. The same building every shift, so that people have time to learn your name.',
  array['Bemanna receptionen från klockan 14 och ta emot sena besök.', 'Gå tre ronder: lokaler, garage och lastkaj.', 'Larma på våning för våning när hyresgästerna gått hem.', 'Skriva rapporten under passet, inte efter.'],
  array['Staff the reception from 14:00 and receive late visitors.', 'Walk three rounds: premises, garage and loading bay.', 'Set the alarm floor by floor when the tenants have gone home.', 'Write the report during the shift, not after it.'],
  array[E'Genomförd väktarutbildning, eller steg\u00a01 klart.', 'Svenska i tal och skrift.', 'Du kan arbeta kvällar måndag till fredag.'],
  array['Completed guard training, or step 1 done.', 'Spoken and written Swedish.', 'You can work evenings, Monday to Friday.'],
  array['Vana vid passersystem.'], array['Experience of access-control systems.']
),
(
  'vaktare-rondering-vasteras', 'guard', 'vasteras', 'full', null, 158, 172, 22, 6, 2, 4, 34,
  'Väktare, rondering', 'Guard, patrol', 'Industriområde, egen bil behövs inte', 'Industrial area, no car of your own needed',
  'Elva portar, två hamnkajer och en natt som mest består av det du inte hör. Du kör en runda i arbetsbil, går resten till fots och har en kollega på radion.',
  'Eleven gates, two quays and a night that mostly consists of what you do not hear. You drive one round in a company car, walk the rest and have a colleague on the radio.',
  array['Rondera fasta kontrollpunkter i den ordning du själv väljer under natten.', 'Kontrollera portar, stängsel, belysning och varmt arbete som lämnats.', 'Åka på larm inom området och stanna tills någon tagit över.', 'Lämna över till morgonens arbetsledare klockan 06.'],
  array['Patrol fixed checkpoints in an order of your own choosing through the night.', 'Check gates, fences, lighting and any hot work left behind.', 'Answer alarms within the area and stay until somebody has taken over.', 'Hand over to the morning supervisor at 06:00.'],
  array['Genomförd väktarutbildning.', 'B-körkort.', 'Du sover på dagen, på riktigt.'],
  array['Completed guard training.', 'A driving licence, category B.', 'You really do sleep in the daytime.'],
  array['Du har arbetat natt förut.', 'Utbildning i heta arbeten.'], array['You have worked nights before.', 'Training in hot work.']
),
(
  'vaktaraspirant-orebro', 'guard', 'orebro', 'full', null, 142, 146, 7, 16, 4, 9, 41,
  'Väktaraspirant', 'Guard trainee', 'Utbildning ingår, anställning från dag ett', 'Training included, employed from day one',
  'För dig som inte har arbetat som väktare. Du anställs, går utbildningens tre steg och har en namngiven handledare under hela praktiken. Dagtid på vardagar medan du lär dig.',
  'For you who have never worked as a guard. You are employed, take the three steps of the training and have a named supervisor all through the practice. Weekday daytime while you learn.',
  array[E'Gå steg\u00a01 i klassrum: lagar, bemötande, brand och första hjälpen.', 'Göra praktiken på tre olika platser med handledare.', 'Skriva egna rapporter från första veckan och få dem lästa.', 'Gå steg 3 med frågor från din egen praktik.'],
  array['Take step 1 in the classroom: law, conduct, fire and first aid.', 'Do the practice at three different places with a supervisor.', 'Write reports of your own from the first week and have them read.', 'Take step 3 with questions from your own practice.'],
  array['Du klarar prövningen av laglydnad, pålitlighet och lämplighet.', 'Svenska i tal och skrift.', 'Du kan gå utbildningens dagar på heltid.'],
  array['You pass the vetting of lawfulness, reliability and suitability.', 'Spoken and written Swedish.', 'You can attend the training days full time.'],
  array['Ett arbete där du mött människor, vilket som helst.'], array['Any job in which you have met people.']
),
(
  'ordningsvakt-evenemang-goteborg', 'orderGuard', 'goteborg', 'shifts', null, 172, 188, 16, 1, 8, 5, 48,
  'Ordningsvakt, evenemang', 'Public-order guard, events', 'Konserter och mässor', 'Concerts and fairs',
  'Kvällar med niohundra gäster och kvällar med niotusen. Du är förordnad, bokas pass för pass och ser villkoren i tillståndet innan du säger ja.',
  'Evenings with nine hundred guests and evenings with nine thousand. You are appointed, booked shift by shift, and see the conditions of the permit before you say yes.',
  array['Gå igenom lokalen med arrangören före insläpp.', 'Hålla ordningen på platsen och under de tider som villkoren anger.', 'Anmäla tjänstgöringen till polisen före varje pass.', 'Dokumentera samtal och ingripanden samma kväll.'],
  array['Walk the venue with the organiser before doors.', 'Keep order at the place and in the hours that the conditions state.', 'Notify the police before every shift.', 'Document conversations and interventions the same evening.'],
  array['Gällande förordnande som ordningsvakt.', 'Minst 20 år.', 'Du kan arbeta fredagar och lördagar.'],
  array['A current appointment as a public-order guard.', 'At least 20 years old.', 'You can work Fridays and Saturdays.'],
  array['Du har arbetat i publikhav förut.', 'Sjukvårdsutbildning utöver den obligatoriska.'], array['You have worked in large crowds before.', 'Medical training beyond what is compulsory.']
),
(
  'ordningsvakt-resecentrum-stockholm', 'orderGuard', 'stockholm', 'part', 50, 170, 184, 15, 23, 2, 3, 38,
  'Ordningsvakt, resecentrum', 'Public-order guard, transport hub', 'Plats med tillstånd', 'A place with a permit',
  'Tusentals människor på väg hem, och några som inte har någonstans att ta vägen. Du går alltid tillsammans med en kollega, de flesta kvällar samma.',
  'Thousands of people on their way home, and some with nowhere to go. You always work in pairs, with the same colleague most evenings.',
  array['Synas i hallen, på perrongerna och i gångarna mellan dem.', 'Tala lugnt med den som stör, i god tid före allt annat.', 'Samverka med trafikpersonal, polis och socialtjänstens fältare.', 'Skriva ner tid, plats och åtgärd innan passet är slut.'],
  array['Be seen in the hall, on the platforms and in the passages between.', 'Speak calmly to those who disturb, long before anything else.', 'Work with transport staff, police and the outreach team.', 'Write down time, place and action before the shift ends.'],
  array['Gällande förordnande som ordningsvakt.', 'Minst 20 år.', 'Du har gått fortbildningen, eller har den inbokad.'],
  array['A current appointment as a public-order guard.', 'At least 20 years old.', 'You have taken the continuing training, or have it booked.'],
  array['Fler språk än svenska och engelska.'], array['More languages than Swedish and English.']
),
(
  'entrevard-teater-malmo', 'entranceHost', 'malmo', 'shifts', null, null, null, 17, 22, 3, 2, 45,
  'Entrévärd, teater', 'Entrance host, theatre', 'Svenska och ett språk till', 'Swedish and one more language',
  'Foajén öppnar en timme före ridån. Du är den första de möter och den sista de ser, i kavaj och med namnskylt. När salongen är tyst fyller du på programblad.',
  'The foyer opens an hour before the curtain. You are the first they meet and the last they see, in a jacket with a name badge. When the house is quiet you refill the programmes.',
  array['Hälsa, visa vägen och läsa av biljetter.', 'Ta emot ytterkläder och barnvagnar.', 'Hjälpa den som behöver hiss, teckentolk eller en lugn plats.', 'Kalla på rätt person när något inte är din uppgift.'],
  array['Welcome, show the way and scan tickets.', 'Take coats and prams.', 'Help those who need the lift, a sign-language interpreter or a quiet seat.', 'Call the right person when something is not your task.'],
  array['Svenska och minst ett språk till, flytande.', 'Du kan stå ett helt pass.', 'Två referenser.'],
  array['Swedish and at least one more language, fluently.', 'You can stand for a whole shift.', 'Two references.'],
  array['Arabiska, danska eller teckenspråk.'], array['Arabic, Danish or sign language.']
),
(
  'entrevard-huvudkontor-stockholm', 'entranceHost', 'stockholm', 'full', null, 150, 162, 8, 17, 1, 8, 52,
  'Entrévärd, huvudkontor', 'Entrance host, head office', 'Reception och besök', 'Reception and visitors',
  'En reception med sexton besök på en lugn dag och sextio på en vanlig. Du har en kollega på lunchen och vet vem som väntar på vem.',
  'A reception with sixteen visitors on a quiet day and sixty on an ordinary one. You have a colleague over lunch and know who is waiting for whom.',
  array['Ta emot besök, skriva ut brickor och ringa rätt person.', 'Hålla ordning på mötesrum, post och leveranser.', 'Gå utrymningsrundan med fastighetens ansvarige varje kvartal.', 'Lämna dagens anteckningar till kvällens väktare.'],
  array['Receive visitors, print badges and call the right person.', 'Keep track of meeting rooms, post and deliveries.', 'Walk the evacuation round with the building manager every quarter.', 'Hand the day’s notes to the evening guard.'],
  array['Svenska och engelska i tal och skrift.', 'Vana vid service eller reception.', 'Två referenser.'],
  array['Spoken and written Swedish and English.', 'Experience of service or reception work.', 'Two references.'],
  array['Du har arbetat i ett besökssystem.'], array['You have worked with a visitor system.']
),
(
  'vaktare-byggarbetsplats-goteborg', 'guard', 'goteborg', 'shifts', null, 156, 168, 18, 6, 5, 1, 36,
  'Väktare, byggarbetsplats', 'Guard, construction site', 'Kvällar och helger, enstaka pass', 'Evenings and weekends, single shifts',
  'En byggplats som flyttar sig varje vecka: nya stängsel, nya vägar in. Du går med dagens ritning i fickan och märker när något står där det inte stod i går.',
  'A construction site that moves every week: new fences, new ways in. You walk with the day’s drawing in your pocket and notice when something stands where it did not stand yesterday.',
  array['Kontrollera stängsel, bodar och maskiner enligt dagens ritning.', 'Ta emot leveranser utanför arbetstid och pricka av dem på listan.', 'Upptäcka vatten, rök och frost innan de gör skada.', 'Ringa platschefen vid det som inte kan vänta.'],
  array['Check fences, huts and machines against the day’s drawing.', 'Take in deliveries outside working hours and tick them off the list.', 'Spot water, smoke and frost before they do damage.', 'Call the site manager about what cannot wait.'],
  array['Genomförd väktarutbildning.', 'ID06-kort, eller att du kan få ett.', 'Du kan ta minst fyra pass i månaden.'],
  array['Completed guard training.', 'An ID06 card, or that you can get one.', 'You can take at least four shifts a month.'],
  array['B-körkort.'], array['A driving licence, category B.']
),
(
  'vaktare-sjukhus-malmo', 'guard', 'malmo', 'part', 60, 158, 170, 6, 14, 2, 2, 43,
  'Väktare, sjukhus', 'Guard, hospital', 'Morgnar, vardag och varannan helg', 'Mornings, weekdays and every other weekend',
  'Ett sjukhus vaknar klockan sex. Du öppnar entréerna, följer med till akuten när någon ber om det och kan vägen till alla avdelningar utan att titta på skylten.',
  'A hospital wakes at six. You open the entrances, go along to the emergency department when somebody asks and know the way to every ward without looking at the signs.',
  array['Öppna entréer och kulvertar på morgonen.', 'Finnas nära när vårdpersonal ber om sällskap i ett samtal.', 'Hjälpa besökare som inte hittar, och gå med hela vägen.', 'Rapportera det som hänt, utan patientuppgifter.'],
  array['Open entrances and service tunnels in the morning.', 'Stay close when care staff ask for company in a conversation.', 'Help visitors who are lost, and walk all the way with them.', 'Report what has happened, without patient data.'],
  array['Genomförd väktarutbildning.', 'Svenska i tal och skrift.', 'Du håller tyst om det du ser.'],
  array['Completed guard training.', 'Spoken and written Swedish.', 'You keep quiet about what you see.'],
  array['Erfarenhet av vård eller omsorg.', 'Arabiska eller persiska.'], array['Experience of health or social care.', 'Arabic or Persian.']
)
) as sample (slug, role, city, extent, percent, pay_from, pay_to, starts_at, ends_at, positions, posted_days_ago, days_left,
  title_sv, title_en, place_sv, place_en, lead_sv, lead_en,
  tasks_sv, tasks_en, needs_sv, needs_en, merits_sv, merits_en);
