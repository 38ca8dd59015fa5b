import type { Field } from '@portaria/contract/define-register/field'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { memo } from 'react'
import { useSegment } from '../../platform/segment.store.ts'
import { besideOf, type RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { agreementOf } from '../register-words.ts'
import { fieldKinds } from './field-kinds.ts'
import { fieldWords } from './field-words.ts'

export interface FieldValueProps {
  record: RegisterRecord
  name: string
  field: Field
  /** Shows the whole value, with its links: on the record's own page, not in tables. */
  whole?: boolean
}

/** Shows one field of a record for reading, in tables and where it cannot be changed. */
export const FieldValue = memo(function FieldValue(props: FieldValueProps) {
  const { record, name, field, whole } = props
  const { register, words: nouns } = useRegister()
  const { language } = nouns
  // Called to render again when they change: role names depend on the segment, times on the
  // company's zone.
  useSegment()
  useFormats()
  const value = record[name]
  const beside = besideOf(record, name)
  const said = agreementOf(register, record, language)
  const place = { language, register: register.name, name, field, beside, said }
  const words = fieldWords(value, place)
  // Roles that may not see a CPF receive a masked one.
  const masked = record[`${name}_masked`]
  if (words === '' && typeof masked === 'string')
    return <span className="text-muted">{masked}</span>
  const kind = fieldKinds[field.kind]
  const show = (whole ? kind.showWhole : undefined) ?? kind.show
  return show({ ...place, value, words, inner: fieldWords })
})
