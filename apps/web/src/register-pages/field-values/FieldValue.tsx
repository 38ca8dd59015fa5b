import type { Field } from '@portaria/contract/define-register/field'
import { fieldLabel } from '@portaria/contract/texts/register-texts'
import { Badge } from '@portaria/ui/display/Badge'
import { memo } from 'react'
import { useSegment } from '../../platform/segment.store.ts'
import { asImage, asReference, besideOf, type RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { fieldWords } from './field-words.ts'
import { isNested, NestedDetails } from './NestedDetails.tsx'

export interface FieldValueProps {
  record: RegisterRecord
  name: string
  field: Field
}

/** One field of a record for reading, in tables and where it cannot be changed. */
export const FieldValue = memo(function FieldValue(props: FieldValueProps) {
  const { record, name, field } = props
  const { register, words: nouns } = useRegister()
  const { language } = nouns
  // The names of roles depend on the segment.
  useSegment()
  const value = record[name]
  const beside = besideOf(record, name)
  if (isNested(field)) return <NestedDetails {...{ field, value }} />
  const words = fieldWords(value, { language, register: register.name, name, field, beside })
  // Roles that may not see a CPF get a mask in its place.
  const masked = record[`${name}_masked`]
  if (words === '' && typeof masked === 'string')
    return <span className="text-muted">{masked}</span>
  if (field.kind === 'status') {
    const tone = value === 'ATIVO' ? 'success' : 'neutral'
    return (
      <Badge tone={tone} dot>
        {words}
      </Badge>
    )
  }
  if (field.badge && value === true)
    return <Badge tone={field.badge}>{fieldLabel(language, register.name, name)}</Badge>
  if (field.kind === 'reference' && asReference(beside)?.deleted) {
    return <s className="text-muted">{words}</s>
  }
  if (field.kind === 'phones' && words.includes(', ')) {
    const [first, ...others] = words.split(', ')
    return (
      <span title={words}>
        <bdi>{first}</bdi> <span className="text-muted">+{others.length}</span>
      </span>
    )
  }
  // Keeps the area code before the number in a text that is read from right to left.
  if (field.kind === 'phone' || field.kind === 'phones') return <bdi>{words}</bdi>
  if (field.kind === 'image') {
    const image = asImage(beside)
    return image && <img src={image.url} alt="" className="size-20 rounded-lg object-cover" />
  }
  return words
})
