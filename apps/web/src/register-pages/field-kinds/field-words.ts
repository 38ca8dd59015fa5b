import type { FieldWords } from './field-kind.ts'
import { fieldKinds } from './field-kinds.ts'

/** A field's value in words, masked for reading; '' without a value. */
export const fieldWords: FieldWords = (value, place) =>
  fieldKinds[place.field.kind].words(value, place, fieldWords)

/** A field's value in a heading, where a moment is relative to today. */
export const headingWords: FieldWords = (value, place) =>
  fieldKinds[place.field.kind].said?.(value, place) ?? fieldWords(value, place)
