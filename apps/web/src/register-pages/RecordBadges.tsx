import { Badge } from '@portaria/ui/display/Badge'
import type { RegisterRecord } from './record.ts'
import { recordBadges } from './record-badges.ts'
import { useRegister } from './register-context.tsx'

export interface RecordBadgesProps {
  record: RegisterRecord
  /** Fields that are shown elsewhere. */
  besides?: readonly string[]
  /** Fields shown in a table's column, but not on a phone's card. */
  inCards?: readonly string[]
}

/** The badges beside a record's name. */
export function RecordBadges({ record, besides, inCards }: RecordBadgesProps) {
  const { register, words } = useRegister()
  return recordBadges(register, record, words.language)
    .filter(({ name }) => !besides?.includes(name))
    .map(({ name, tone, label }) => (
      <span key={name} {...(inCards?.includes(name) && { className: 'ui-card-badge' })}>
        <Badge tone={tone}>{label}</Badge>
      </span>
    ))
}
