import { momentWords } from '../field-values/moment.ts'
import { type FieldKind, showWords, startColumn } from './field-kind.ts'

/** A moment of the server, in the browser's own zone. */
export const momentKind: FieldKind = {
  words: (value, { language }) => (typeof value === 'string' ? momentWords(value, language) : ''),
  show: showWords,
  history: 'words',
  column: startColumn,
  needsLabel: true,
  filter: null,
}
