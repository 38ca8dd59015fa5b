import { searchText } from './text.ts'

/**
 * Normalizes a column's head: without accents, case, spaces and punctuation, so that `Data de
 * entrada`, `DATA DE ENTRADA *` and `data_de_entrada` are the same.
 */
export function normalizeHead(head: string): string {
  return searchText(head).replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Returns the choice that a cell names, or undefined. The table gives each choice its words (labels
 * in every language, both genders, initials); the choice's own name always counts.
 */
export function matchWord<Choice extends string>(
  cell: string,
  table: { readonly [Each in Choice]: readonly string[] },
): Choice | undefined {
  const word = normalizeHead(cell)
  if (word === '') return undefined
  for (const choice in table) {
    const words: readonly string[] = [choice, ...table[choice]]
    if (words.some((each) => normalizeHead(each) === word)) return choice
  }
  return undefined
}

// Matches text that a spreadsheet may run as a formula. The sign may be one of East Asia's
// full-width signs, and may follow blanks, since some programs skip spaces, marks of no width and
// fillers. Leading apostrophes are skipped as well, or a text that has one of its own would lose it
// when it is read back.
const formula =
  /^(?:'*[\t\r\n]|['\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u

/** Prepares a cell for writing: a text that would start a formula gets a leading apostrophe. */
export function defuseCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Restores a cell that is read: exactly undoes `defuseCell`, for every text. */
export function restoreCell(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text
}
