import { formatDate } from '@portaria/contract/value-types/date'
import { formatsOf } from '@portaria/i18n/formats'
import { type FieldKind, startColumn } from './field-kind.ts'

/** A calendar date without a zone, shown as one says it, and in full in what is exported. */
export const dateKind: FieldKind = {
  words: (value, { language }) => (typeof value === 'string' ? formatDate(value, language) : ''),
  said: (value, { language }) =>
    typeof value === 'string' ? formatsOf(language).dayWords(value) : '',
  show: ({ value, language, words }) =>
    typeof value === 'string' && (
      <time dateTime={value} title={words}>
        {formatsOf(language).dayWords(value)}
      </time>
    ),
  history: 'words',
  column: startColumn,
  needsLabel: false,
  filter: { panel: 'days', read: (asked) => asked },
}
