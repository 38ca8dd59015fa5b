import { Badge } from '@portaria/ui/display/Badge'
import { clsx } from 'clsx'
import type { RegisterRecord } from './record.ts'
import { recordBadges } from './record-badges.ts'
import { useRegister } from './register-context.tsx'

export interface RecordBadgesProps {
  record: RegisterRecord
  /** Fields that are shown elsewhere. */
  besides?: readonly string[]
  /** Fields shown in a table's column, but not on a phone's card. */
  inCards?: readonly string[]
  className?: string
}

/** The badges beside a record's name. */
export function RecordBadges({ record, besides, inCards, className }: RecordBadgesProps) {
  const { register, words } = useRegister()
  return recordBadges(register, record, words.language)
    .filter(({ name }) => !besides?.includes(name))
    .map(({ name, tone, label }) => (
      <span key={name} className={clsx(className, inCards?.includes(name) && 'ui-card-badge')}>
        <Badge tone={tone}>{label}</Badge>
      </span>
    ))
}
