// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * Returns a cell's text without characters that no spreadsheet can hold: drops control characters
 * other than tab and line breaks, which XML 1.0 does not allow, and the two noncharacters; replaces
 * half of a surrogate pair by U+FFFD.
 */
export function storableText(text: string): string {
  return text.replace(unprintable, '').toWellFormed()
}
