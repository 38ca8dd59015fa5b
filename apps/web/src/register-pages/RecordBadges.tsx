import { Badge } from '@portaria/ui/display/Badge'
import type { RegisterRecord } from './record.ts'
import { type RecordBadge, recordBadges } from './record-badges.ts'
import { useRegister } from './register-context.tsx'

export interface RecordBadgesProps {
  record: RegisterRecord
}

/** The badges beside a record's name. */
export function RecordBadges({ record }: RecordBadgesProps) {
  const { register, words } = useRegister()
  return <BadgesOf badges={recordBadges(register, record, words.language)} />
}

export interface BadgesOfProps {
  badges: readonly RecordBadge[]
  /** Fields shown in a table's column, but not on a phone's card. */
  inCards?: readonly string[]
}

/** Some of the badges of a record. */
export function BadgesOf({ badges, inCards }: BadgesOfProps) {
  return badges.map(({ name, tone, label }) => (
    <span key={name} {...(inCards?.includes(name) && { className: 'ui-card-badge' })}>
      <Badge tone={tone}>{label}</Badge>
    </span>
  ))
}
