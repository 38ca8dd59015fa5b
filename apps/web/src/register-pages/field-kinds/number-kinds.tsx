import { badgeTone } from '@portaria/contract/define-register/record-names'
import { fieldLabel } from '@portaria/contract/loaded-texts/register-texts'
import { decimal } from '@portaria/contract/value-types/decimal'
import { formatsOf } from '@portaria/i18n/formats'
import { writesDecimalComma } from '@portaria/i18n/languages'
import { Badge } from '@portaria/ui/display/Badge'
import { pageTexts } from '../texts/register-page-texts.ts'
import { type FieldKind, showWords, startColumn } from './field-kind.ts'

export const integerKind: FieldKind = {
  words(value, { language, field }) {
    if (typeof value !== 'number') return ''
    return field.year ? String(value) : formatsOf(language).count(value)
  },
  show: showWords,
  history: 'words',
  column: { align: 'end' },
  needsLabel: true,
  filter: { panel: 'numbers', read: Number },
}

export const decimalKind: FieldKind = {
  ...integerKind,
  words(value, { language }) {
    if (typeof value !== 'string') return ''
    return writesDecimalComma(language) ? decimal.format(value) : value
  },
  filter: { panel: 'numbers', read: (asked) => asked },
}

export const flagKind: FieldKind = {
  words: (value) => (typeof value === 'boolean' ? pageTexts.text(value ? 'yes' : 'no') : ''),
  show({ value, words, language, register, name, field }) {
    const tone = badgeTone(field, value)
    if (!tone) return words
    return <Badge tone={tone}>{fieldLabel(language, register, name)}</Badge>
  },
  history: 'words',
  column: startColumn,
  needsLabel: true,
  filter: {
    panel: 'options',
    options: () => ['true', 'false'],
    read: (asked) => asked === 'true',
  },
}
