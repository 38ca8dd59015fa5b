import { wordsOfRichText } from '@portaria/contract/value-types/rich-text'
import { RichText } from '@portaria/ui/display/RichText'
import { type FieldKind, showWords, startColumn } from '../field-kind.ts'

/** Formatted text: plain in lists, formatted on the record's page. */
export const richTextKind: FieldKind = {
  words: (value) => (typeof value === 'string' ? wordsOfRichText(value) : ''),
  show: showWords,
  showWhole: ({ value }) => (typeof value === 'string' ? <RichText html={value} /> : null),
  isWide: true,
  history: 'changed',
  column: startColumn,
  needsLabel: false,
  filter: null,
}
