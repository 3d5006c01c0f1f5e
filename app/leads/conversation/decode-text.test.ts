import { expect, test } from "vitest";
import { decodeText, joinFlowedLines, withUnicodeHeader } from "./decode-text.server.ts";

const text = "Väktare behövs på Årö – kl. 18";
const unicode = Buffer.from(text);
/** The same in windows-1252. */
const latin = Buffer.from(text.replace("–", "\u0096"), "latin1");

test.each(["", "us-ascii", "utf-8", "UTF8", "iso-8859-1", "windows-1252", "iso-8859-15"])(
  "UTF-8 labelled as %j is read as UTF-8",
  (label) => {
    expect(decodeText(unicode, label)).toEqual({ text, isDoubtful: false });
  },
);

test.each(["", "us-ascii", "utf-8", "iso-8859-1", "windows-1252"])(
  "windows-1252 labelled as %j is read as windows-1252",
  (label) => {
    expect(decodeText(latin, label)).toEqual({ text, isDoubtful: false });
  },
);

test("windows-1252 that happens to be valid UTF-8 is read as labelled", () => {
  const shouted = Buffer.from("VI SES P\u00C5\u0085", "latin1");
  expect(decodeText(shouted, "windows-1252").text).toBe("VI SES PÅ…");
});

test("other charsets are read as labelled", () => {
  expect(decodeText(Buffer.from([0xa3, 0xf3, 0x64, 0xbc]), "iso-8859-2").text).toBe("Łódź");
  expect(decodeText(Buffer.from("på", "utf16le"), "utf-16le").text).toBe("på");
});

test.each([
  ["an unknown label", Buffer.from("+AOU-"), "utf-7"],
  ["bytes that windows-1252 has no letter for", Buffer.from([0xe5, 0x20, 0x81]), ""],
  ["UTF-8 with a broken byte", Buffer.concat([unicode, Buffer.from([0xff])]), "utf-8"],
  ["bytes that the label has no letter for", Buffer.from([0xff, 0xff]), "shift_jis"],
])("the text is doubtful after %s", (_what, bytes, label) => {
  expect(decodeText(bytes, label).isDoubtful).toBe(true);
});

test("UTF-8 with a broken byte keeps its other letters", () => {
  expect(decodeText(Buffer.concat([unicode, Buffer.from([0xff])]), "utf-8").text).toBe(`${text}\uFFFD`);
});

test("a header in windows-1252 is read, and the rest of the email stays as it is", () => {
  const email = Buffer.from("Subject: V\u00E4ktare\r\n\r\nP\u00E5", "latin1");
  const read = withUnicodeHeader(email);
  expect(Buffer.from(read).subarray(0, 17).toString()).toBe("Subject: Väktare");
  expect(Buffer.from(read).subarray(-2).toString("latin1")).toBe("P\u00E5");
  expect(withUnicodeHeader(unicode)).toBe(unicode);
});

test.each([
  ["Två väktare \nbehövs.", false, "Två väktare behövs."],
  ["Två väk \ntare.", true, "Två väktare."],
  ["> Vilka \n> tider?\n>> Förut \nKl. 18.", false, "> Vilka tider?\n>> Förut \nKl. 18."],
  ["> Vilka \nKl. 18.", false, "> Vilka \nKl. 18."],
  [" >5 vakter\n From oss", false, ">5 vakter\nFrom oss"],
  ["Mvh \n-- \nKarin", false, "Mvh \n-- \nKarin"],
])("flowed lines are joined within one depth of quotes: %j", (flowed, delSp, joined) => {
  expect(joinFlowedLines(flowed, delSp)).toBe(joined);
});
