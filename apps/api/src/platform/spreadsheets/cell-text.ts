// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * A cell's text as any spreadsheet can hold it: control characters other than tab and line breaks,
 * which XML 1.0 has no place for and nobody can read, are dropped, as are the two code points that
 * are no characters; half of a surrogate pair becomes U+FFFD.
 */
export function storableText(text: string): string {
  return text.replace(unprintable, '').toWellFormed()
}
