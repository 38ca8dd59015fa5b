import { formatsOf } from '@portaria/i18n/formats'
import { type FieldKind, startColumn } from './field-kind.ts'

/**
 * A moment in the company's zone, shown relative to today in tables and headings, and in full
 * elsewhere.
 */
export const momentKind: FieldKind = {
  words: (value, { language }) =>
    typeof value === 'string' ? formatsOf(language).dateTime(value) : '',
  said: (value, { language }) => (typeof value === 'string' ? formatsOf(language).when(value) : ''),
  show: ({ value, language, words }) =>
    typeof value === 'string' && (
      <time dateTime={value} title={words}>
        {formatsOf(language).when(value)}
      </time>
    ),
  history: 'words',
  column: startColumn,
  needsLabel: true,
  filter: { panel: 'days', read: (asked) => asked, as: { kind: 'date' } },
}
