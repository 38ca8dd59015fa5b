// Lone halves of surrogate pairs cannot be stored as UTF-8. Invisible characters (those that
// Unicode ignores by default, the empty Braille pattern, annotation marks) would make an empty
// name, or a second unit 606; embeddings and overrides of the writing direction are among them.
// Emoji keep their joiners.
const unstorable =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic}))(?!(?<=\p{Extended_Pictographic})\ufe0f|\ufe0f\u20e3)[\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu

/**
 * Removes characters that cannot be stored, that are invisible, or that make the text look like
 * another one.
 */
export const withoutUnstorable = (text: string): string => text.replace(unstorable, '')

/**
 * Limits the marks on one letter as in Unicode's stream-safe format (UAX #15): no language stacks
 * more.
 */
const stackedMarks = /(\p{M}{30})\p{M}+/gu

/**
 * Returns text in a Unicode normalization form, without marks past the thirtieth on one letter:
 * ordering them takes quadratic time, minutes for a text of half a megabyte.
 */
export const inForm = (form: 'NFC' | 'NFD' | 'NFKC', text: string): string =>
  text.replace(stackedMarks, '$1').normalize(form)

/**
 * Apostrophes of phones, word processors and keyboards with dead keys; hyphens of word processors.
 */
const apostrophes = /(?<=\p{L}\p{M}*)[\u2018\u2019\u02bb\u02bc\u2032\u00b4`](?=\p{L})/gu
const hyphens = /(?<=[\p{L}\p{N}]\p{M}*)[\u2010\u2011](?=[\p{L}\p{N}])/gu

/** Returns composed text (NFC) with one kind of apostrophe and of hyphen within words. */
export const withUsualSigns = (text: string): string =>
  inForm('NFC', text).replace(apostrophes, "'").replace(hyphens, '-')

/**
 * Returns a line of text in its stored form: composed (NFC), trimmed, runs of spaces collapsed, one
 * kind of apostrophe and of hyphen within words, so that `D’Ávila` and `D'Ávila` are one name.
 */
export function normalizeText(text: string): string {
  const seen = withoutUnstorable(text).replace(/\p{Cc}/gu, (control) =>
    /\s/.test(control) ? ' ' : '',
  )
  return withUsualSigns(seen).replace(/\s+/g, ' ').trim()
}

/**
 * Returns text of several lines in its stored form: each line as by `normalizeText`, line breaks as
 * `\n`.
 */
export function normalizeLongText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(normalizeText)
    .join('\n')
    .trim()
}

/**
 * Returns text in lower case without accents, for matching in the browser. Agrees with the
 * database's `lower(regexp_replace(normalize(x, NFD), '[\u0300-\u036f]', '', 'g'))` under an ICU
 * collation.
 */
export function searchText(text: string): string {
  return inForm('NFD', text)
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** Returns the same without apostrophes: `D'Ávila`, `d’avila` and `davila` are one word. */
export const joinedText = (text: string): string =>
  searchText(normalizeText(text)).replaceAll("'", '')
