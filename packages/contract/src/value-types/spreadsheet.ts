import { searchText } from './text.ts'

/**
 * What a column's head is known by: without accents, case, spaces and punctuation, so that
 * `Data de entrada`, `DATA DE ENTRADA *` and `data_de_entrada` are one.
 */
export function normalizeHead(head: string): string {
  return searchText(head).replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * The choice that a cell names, or undefined. The table gives each choice the words that stand for
 * it (labels in every language, both genders, initials); the choice's own name always does.
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

// What a spreadsheet may run as a formula, the full-width signs of East Asian ones included, after any
// blanks: some leave out spaces, marks of no width and fillers before they look. Apostrophes before it
// count too, or a text that brings its own would lose it on the way back.
const formula =
  /^(?:'*[\t\r\n]|['\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u

/** A cell on the way out: what would start a formula gets an apostrophe before it. */
export function defuseCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** A cell on the way in: undoes `defuseCell`, exactly, for every text. */
export function restoreCell(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text
}
