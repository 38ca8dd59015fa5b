import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { FieldValue } from './field-values/FieldValue.tsx'
import type { RegisterRecord } from './record.ts'

export interface RecordBadgesProps {
  register: AnyRegister
  record: RegisterRecord
  /** Fields that are shown elsewhere. */
  besides?: readonly string[]
  className?: string
}

/** What a record wears beside its name: each of its flags that says so, while it is set. */
export function RecordBadges({ register, record, besides, className }: RecordBadgesProps) {
  return Object.entries(register.fields)
    .filter(([name, { badge }]) => badge && record[name] === true && !besides?.includes(name))
    .map(([name, field]) => (
      <span key={name} className={className}>
        <FieldValue {...{ register, record, name, field }} />
      </span>
    ))
}
