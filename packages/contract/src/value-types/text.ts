// Lone halves of surrogate pairs cannot be stored as UTF-8; embeddings and overrides of the
// writing direction let one name pose as another.
const unstorable = /[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/** Text without what cannot be stored, or what makes it pose as another. */
export const withoutUnstorable = (text: string): string => text.replace(unstorable, '')

/** A line of text as it is stored: composed (NFC), trimmed, inner runs of spaces collapsed. */
export function normalizeText(text: string): string {
  return withoutUnstorable(text)
    .replace(/\p{Cc}/gu, (control) => (/\s/.test(control) ? ' ' : ''))
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Text of several lines as it is stored: each line as `normalizeText`, line breaks kept as `\n`. */
export function normalizeLongText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(normalizeText)
    .join('\n')
    .trim()
}

/**
 * Lower case without accents, for matching in the browser. Agrees with the database's
 * `lower(regexp_replace(normalize(x, NFD), '[\u0300-\u036f]', '', 'g'))` under an ICU collation.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
