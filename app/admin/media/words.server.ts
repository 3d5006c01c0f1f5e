import { copy } from "#app/i18n/copy.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { maxImageBytes, maxPicturePixels, maxPictureSide } from "#app/news/media.ts";

const maxSize = `${maxImageBytes / 1024 / 1024}\u00a0MB`;
const maxMegapixels = maxPicturePixels / 1e6;

/** What a picture may be, and why one is refused; on every page that uploads pictures. */
export const uploadMessages = copy(
  {
    limits: `JPEG, PNG, WebP eller AVIF, högst ${maxSize}. Inte SVG.`,
    problems: {
      imageProblem:
        "Filen gick inte att läsa som bild. Välj en JPEG, PNG, WebP eller AVIF. En SVG behöver sparas som PNG först.",
      imageTooBig: `Bilden är större än ${maxSize}.`,
      imageTooLarge: `Bilden har för många pixlar: högst ${formatNumber(maxPictureSide, "sv")} på varje sida och ${maxMegapixels}\u00a0megapixel.`,
      imageBusy: "Andra bilder behandlas just nu. Vänta några sekunder och försök igen.",
    },
  },
  {
    limits: `JPEG, PNG, WebP or AVIF, at most ${maxSize}. No SVG.`,
    problems: {
      imageProblem:
        "The file could not be read as a picture. Choose a JPEG, PNG, WebP or AVIF. Save an SVG as PNG first.",
      imageTooBig: `The picture is larger than ${maxSize}.`,
      imageTooLarge: `The picture has too many pixels: at most ${formatNumber(maxPictureSide, "en")} on each side and ${maxMegapixels}\u00a0megapixels.`,
      imageBusy: "Other pictures are being processed. Wait a few seconds and try again.",
    },
  },
);

/** The page of uploaded pictures. */
export const mediaMessages = copy(
  {
    title: "Bilder – arbetsbord",
    heading: "Bilder",
    lead: `Beskrivningen följer med när du väljer bilden i en nyhet, där du kan skriva en egen. ${uploadMessages.sv.limits}`,
    upload: "Ladda upp en bild",
    uploading: "Laddar upp...",
    send: "Skicka",
    searchLabel: "Sök i beskrivningar och rubriker",
    searchPlaceholder: "Beskrivning eller rubrik",
    clear: "Rensa",
    size: "{width} × {height} px",
    added: "Uppladdad {at}",
    addedBy: "Uppladdad {at} av {who}",
    fields: { altSv: "Beskrivning, svenska", altEn: "Beskrivning, engelska" },
    theirs: "{field}: ”{text}”",
    save: "Spara beskrivningen",
    uses: "Används i",
    unused: "Används inte",
    remove: {
      ask: "Ta bort",
      text: "Bilden raderas och går inte att få tillbaka. Tidigare versioner av nyheter visas utan den.",
      button: "Ta bort bilden",
    },
    done: {
      uploaded: "Bilden är uppladdad. Beskriv den på båda språken.",
      saved: "Beskrivningen är sparad.",
      removed: "Bilden är borttagen.",
    },
    refused: {
      gone: "Bilden är borttagen av någon annan. Inget ändrades.",
      used: "Bilden används och kan inte tas bort. Titta igenom listan och försök igen.",
      tooLong: "Beskrivningen får ha högst 600 tecken.",
      ...uploadMessages.sv.problems,
    },
    latest: "De 100 senaste visas. Äldre bilder hittar du genom att söka.",
    empty: {
      title: "Inga bilder än",
      text: "Tryck på Ladda upp en bild, eller lägg in en i en nyhet. Här ser du dem alla, beskriver dem och ser var de används.",
    },
    noMatch: { title: "Ingen bild hittad", text: "Prova ett annat ord." },
  },
  {
    title: "Pictures – admin",
    heading: "Pictures",
    lead: `The description comes along when you choose the picture in an article, where you can write another. ${uploadMessages.en.limits}`,
    upload: "Upload a picture",
    uploading: "Uploading...",
    send: "Send",
    searchLabel: "Search descriptions and headlines",
    searchPlaceholder: "Description or headline",
    clear: "Clear",
    size: "{width} × {height} px",
    added: "Uploaded {at}",
    addedBy: "Uploaded {at} by {who}",
    fields: { altSv: "Description, Swedish", altEn: "Description, English" },
    theirs: "{field}: “{text}”",
    save: "Save the description",
    uses: "Used in",
    unused: "Not used",
    remove: {
      ask: "Delete",
      text: "The picture is erased for good. Earlier versions of articles are shown without it.",
      button: "Delete the picture",
    },
    done: {
      uploaded: "The picture is uploaded. Describe it in both languages.",
      saved: "The description is saved.",
      removed: "The picture is deleted.",
    },
    refused: {
      gone: "Somebody else has deleted the picture. Nothing was changed.",
      used: "The picture is used and can’t be deleted. Look through the list and try again.",
      tooLong: "The description may have at most 600 characters.",
      ...uploadMessages.en.problems,
    },
    latest: "The latest 100 are shown. Search to find older pictures.",
    empty: {
      title: "No pictures yet",
      text: "Press Upload a picture, or add one in an article. All of them are shown here, with their descriptions and where they are used.",
    },
    noMatch: { title: "No picture found", text: "Try another word." },
  },
);
