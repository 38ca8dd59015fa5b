import { mayUse } from '@portaria/contract/define-register/permissions'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { useQuery } from '@tanstack/react-query'
import { useRole, useSession } from '../../platform/session/use-session.ts'
import { recentQuery } from './panic-queries.ts'
import { panicTexts } from './texts/panic-texts.ts'

/** The number of unacknowledged alerts beside their menu item; renders nothing for none. */
export function WaitingBadge() {
  const t = panicTexts.useTexts()
  const { count } = useFormats()
  const role = useRole()
  const { tenantId } = useSession()
  const onDuty = role !== null && tenantId !== null && mayUse(role, 'panic.acknowledge')
  const { data = [] } = useQuery({ ...recentQuery, enabled: onDuty })
  const waiting = data.filter(({ state }) => state === 'active').length
  if (!onDuty || waiting === 0) return null
  return (
    <Badge tone="danger">
      {count(waiting)}
      <span className="sr-only">{t('states.active')}</span>
    </Badge>
  )
}
