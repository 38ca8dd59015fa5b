import { Badge } from '@portaria/ui/display/Badge'
import type { RegisterRecord } from './record.ts'
import { type RecordBadge, recordBadges } from './record-badges.ts'
import { useRegister } from './register-context.tsx'

export interface RecordBadgesProps {
  record: RegisterRecord
  /** Fields that are shown elsewhere. */
  besides?: readonly string[]
}

/** The badges beside a record's name. */
export function RecordBadges({ record, besides }: RecordBadgesProps) {
  const { register, words } = useRegister()
  const badges = recordBadges(register, record, words.language)
  return <BadgesOf badges={badges.filter(({ name }) => !besides?.includes(name))} />
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
