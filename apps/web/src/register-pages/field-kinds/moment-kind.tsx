import { formatsOf } from '@portaria/i18n/formats'
import { type FieldKind, showWords, startColumn } from './field-kind.ts'

/** A moment of the server, in the company's zone. */
export const momentKind: FieldKind = {
  words: (value, { language }) =>
    typeof value === 'string' ? formatsOf(language).dateTime(value) : '',
  show: showWords,
  history: 'words',
  column: startColumn,
  needsLabel: true,
  filter: null,
}
