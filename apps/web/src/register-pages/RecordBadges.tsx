import { Badge } from '@portaria/ui/display/Badge'
import type { RegisterRecord } from './record.ts'
import { recordBadges } from './record-badges.ts'
import { useRegister } from './register-context.tsx'

export interface RecordBadgesProps {
  record: RegisterRecord
  /** Fields that are shown elsewhere. */
  besides?: readonly string[]
  className?: string
}

/** The badges beside a record's name. */
export function RecordBadges({ record, besides, className }: RecordBadgesProps) {
  const { register, words } = useRegister()
  return recordBadges(register, record, words.language)
    .filter(({ name }) => !besides?.includes(name))
    .map(({ name, tone, label }) => (
      <span key={name} className={className}>
        <Badge tone={tone}>{label}</Badge>
      </span>
    ))
}
