import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import { fieldLabel } from '@portaria/contract/loaded-texts/register-texts'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { formatsOf } from '@portaria/i18n/formats'
import {
  type FieldKind,
  listFilter,
  listWords,
  plainWords,
  showWords,
  startColumn,
} from './field-kind.ts'

/** Short texts, or ids, of which only the count is shown, since they mean nothing to a reader. */
export const tagsKind: FieldKind = {
  words(value, place) {
    const areIds = Array.isArray(value) && value.length > 0 && value.every(isUuid)
    if (!areIds) return listWords(plainWords)(value, place)
    const { language, register, name } = place
    return `${fieldLabel(language, register, name)}: ${formatsOf(language).count(value.length)}`
  },
  show: showWords,
  history: 'words',
  column: startColumn,
  needsLabel: false,
  filter: listFilter,
}

export const phonesKind: FieldKind = {
  ...tagsKind,
  words: listWords((value) =>
    typeof value === 'string' ? codedValueTypes.phone.format(value) : '',
  ),
  telephones: (value) =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [],
  /** Shows the first number, which can be called, and how many others there are. */
  show({ words }) {
    const [first, ...others] = words.split(', ')
    if (first === '') return null
    if (others.length === 0) return <bdi>{first}</bdi>
    return (
      <span title={words}>
        <bdi>{first}</bdi> <span className="text-muted">+{others.length}</span>
      </span>
    )
  },
}
