import { formatDate } from '@portaria/contract/value-types/date'
import { type FieldKind, showWords, startColumn } from './field-kind.ts'

/** A calendar date without a zone. */
export const dateKind: FieldKind = {
  words: (value, { language }) => (typeof value === 'string' ? formatDate(value, language) : ''),
  show: showWords,
  history: 'words',
  column: startColumn,
  needsLabel: false,
  filter: { panel: 'days', read: (asked) => asked },
}
