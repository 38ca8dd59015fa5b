import { FieldValue } from './field-values/FieldValue.tsx'
import type { RegisterRecord } from './record.ts'
import { useRegister } from './register-context.tsx'

export interface RecordBadgesProps {
  record: RegisterRecord
  /** Fields that are shown elsewhere. */
  besides?: readonly string[]
  className?: string
}

/** The badges beside a record's name: one for each flag that is set and declared as a badge. */
export function RecordBadges({ record, besides, className }: RecordBadgesProps) {
  const { register } = useRegister()
  return Object.entries(register.fields)
    .filter(([name, { badge }]) => badge && record[name] === true && !besides?.includes(name))
    .map(([name, field]) => (
      <span key={name} className={className}>
        <FieldValue {...{ record, name, field }} />
      </span>
    ))
}
