import { mayAct, mayUse } from '@portaria/contract/permissions'
import type { Role } from '@portaria/contract/roles'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Scale, Siren, UserRoundCheck } from 'lucide-react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useWordsOf } from '../../register-pages/register-words.ts'
import { openAlertsQuery, totalsQuery } from './landing-queries.ts'
import { pagedRegisters } from './paged-registers.ts'
import { landingTexts } from './texts/landing-texts.ts'

/** Pending rows of a register: how many, for what, and the filter that lists them. */
type Line = {
  register: (typeof pagedRegisters)[number]
  count: number
  waits: 'pending' | 'disputed'
  filter: string
}

/** Open alerts, and what waits for the person's approval; nothing for other roles. */
export function NeedsYou({ role }: { role: Role }) {
  const t = landingTexts.useTexts()
  const wordsOf = useWordsOf()
  const handlesAlerts = mayUse(role, 'panic.list')
  const alerts = useQuery({ ...openAlertsQuery, enabled: handlesAlerts })
  const decided = pagedRegisters.filter(
    (register) => mayAct(role, register, 'accept') || mayAct(role, register, 'resolve'),
  )
  const totals = useQuery({ ...totalsQuery, enabled: decided.length > 0 })
  const answers = [...(decided.length > 0 ? [totals] : []), ...(handlesAlerts ? [alerts] : [])]
  if (answers.length === 0) return null
  const failed = answers.find((answer) => answer.isError)
  if (failed !== undefined) {
    return (
      <Banner tone="warning" title={t('failed')}>
        {problemTextOf(failed.error).detail}
      </Banner>
    )
  }
  // All at once, so that nothing below moves.
  const waits = answers.some((answer) => answer.isPending)
  const lines = decided.flatMap((register) => {
    const { pending, disputed } = totals.data?.get(register.name) ?? {}
    return [
      { register, count: pending ?? 0, waits: 'pending', filter: 'filter[approval]=pending' },
      { register, count: disputed ?? 0, waits: 'disputed', filter: 'filter[disputed]=true' },
    ].filter((line): line is Line => line.count > 0)
  })
  const { active, acknowledged } = alerts.data ?? { active: 0, acknowledged: 0 }
  const open = active + acknowledged
  if (waits) {
    return (
      <Card title={t('needsYou')}>
        <Skeleton className="h-10 w-full" />
      </Card>
    )
  }
  return (
    <Card title={t('needsYou')}>
      {lines.length + open === 0 && (
        <p className="flex min-h-10 items-center gap-3 text-sm text-muted">
          <CircleCheck aria-hidden className="size-5 text-success-ink" />
          {t('nothing')}
        </p>
      )}
      <ul>
        {open > 0 && (
          <li className="flex min-h-10 items-center gap-3 text-sm">
            <Siren aria-hidden className="size-5 shrink-0 text-danger-ink" />
            <span className="min-w-0 flex-1 font-medium text-danger-ink">
              {t('panic', { count: open })}
            </span>
            <ButtonLink
              size="sm"
              href={`/apps/condominiums/panic/?state=${active > 0 ? 'active' : 'acknowledged'}`}
            >
              {t('see')}
            </ButtonLink>
          </li>
        )}
        {lines.map(({ register, count, waits: kind, filter }) => (
          <li key={`${register.name} ${kind}`} className="flex min-h-10 items-center gap-3 text-sm">
            {kind === 'pending' ? (
              <UserRoundCheck aria-hidden className="size-5 shrink-0 text-warning-ink" />
            ) : (
              <Scale aria-hidden className="size-5 shrink-0 text-warning-ink" />
            )}
            <span className="min-w-0 flex-1">
              {t(kind, { count, things: wordsOf(register).inMany })}
            </span>
            <ButtonLink size="sm" href={`${register.paths.list}?${filter}`}>
              {t('review')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
