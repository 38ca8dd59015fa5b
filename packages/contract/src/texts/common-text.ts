import type { AgreeingWord } from './agreeing-word.ts'

/** Words for the choices of fields in spreadsheets, by field and value. */
export type WordsOfChoices = {
  readonly [field: string]: { readonly [value: string]: readonly string[] }
}

/** Words that fields, sections and choices of several registers share. */
export type CommonTexts = {
  readonly fields: { readonly [field: string]: string }
  readonly sections: { readonly [section: string]: string }
  readonly choices: { readonly [field: string]: { readonly [value: string]: AgreeingWord } }
  readonly heads: { readonly [column: string]: readonly string[] }
  readonly choiceWords: WordsOfChoices
}
