import type { FieldWords } from './field-kind.ts'
import { fieldKinds } from './field-kinds.ts'

/** A field's value in words, masked for reading; '' where there is none. */
export const fieldWords: FieldWords = (value, place) =>
  fieldKinds[place.field.kind].words(value, place, fieldWords)

/** The same in a heading, where a moment stands beside today. */
export const headingWords: FieldWords = (value, place) =>
  fieldKinds[place.field.kind].said?.(value, place) ?? fieldWords(value, place)
