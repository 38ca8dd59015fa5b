import { weekdays } from '@portaria/contract/value-types/weekdays'
import { formatsOf } from '@portaria/i18n/formats'
import { choiceWords } from '../register-words.ts'
import { type FieldKind, type FieldWords, listWords, showWords, startColumn } from './field-kind.ts'

const words: FieldWords = (value, { language, register, name, said }) =>
  typeof value === 'string' ? choiceWords(language, register, name, value, said) : ''

export const choiceKind: FieldKind = {
  words,
  show: showWords,
  history: 'words',
  column: startColumn,
  needsLabel: true,
  filter: {
    panel: 'options',
    options: ({ options }) => options ?? [],
    read: (asked) => asked,
  },
}

export const choicesKind: FieldKind = {
  ...choiceKind,
  // A field of a related row has a single choice where only one such row is possible.
  words: (value, place) => {
    const chosen = typeof value === 'string' ? [value] : value
    const areDays = place.field.options === weekdays && Array.isArray(chosen)
    return areDays ? formatsOf(place.language).weekdays(chosen) : listWords(words)(chosen, place)
  },
}

export const statusKind: FieldKind = {
  ...choiceKind,
  // Almost every row is active; the others have a badge beside their name.
  show: ({ value, words: status }) => (
    <span className={value === 'ATIVO' ? 'text-muted' : undefined}>{status}</span>
  ),
  filter: { panel: 'options', options: () => ['ATIVO', 'INATIVO'], read: (asked) => asked },
}
