import type { Role } from '@portaria/contract/actors/roles'
import { mayUse } from '@portaria/contract/define-register/permissions'
import { needsText } from '@portaria/contract/loaded-texts/register-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Unsized } from '@portaria/ui/display/Unsized'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Hourglass, Siren, TriangleAlert, Zap } from 'lucide-react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useMinute } from '../../platform/use-minute.ts'
import { dayQuery, totalsQuery } from './landing-queries.ts'
import { NeedRow } from './NeedRow.tsx'
import {
  decidedRegisters,
  type NeedGroup,
  type NeedLine,
  needGroups,
  needLines,
} from './need-lines.ts'
import { landingTexts } from './texts/landing-texts.ts'

const groupIcons = { now: Zap, late: TriangleAlert, decide: Hourglass } as const

/** Open alerts and waiting rows for the person; renders nothing for other roles. */
export function NeedsYou({ role }: { role: Role }) {
  const t = landingTexts.useTexts()
  // Shared with the figures of the day, so that both count the same alerts.
  const readsDay = mayUse(role, 'dashboard.day')
  const day = useQuery({ ...dayQuery, enabled: readsDay })
  const decided = decidedRegisters(role)
  const totals = useQuery({ ...totalsQuery, enabled: decided.length > 0 })
  const answers = [...(decided.length > 0 ? [totals] : []), ...(readsDay ? [day] : [])]
  if (answers.length === 0) return null
  const failed = answers.find((answer) => answer.isError)
  if (failed !== undefined) {
    return (
      <Banner tone="warning" title={t('failed')}>
        {problemTextOf(failed.error).detail}
      </Banner>
    )
  }
  // Waits for all answers, since the number of lines moves everything below.
  if (answers.some((answer) => answer.isPending)) {
    return (
      <Card title={t('needsYou')}>
        <Unsized />
        <Skeleton className="h-10 w-full" />
      </Card>
    )
  }
  const alerts = day.data?.alerts ?? { active: 0, acknowledged: 0 }
  return <Needs lines={needLines(decided, totals.data ?? new Map())} alerts={alerts} />
}

interface NeedsProps {
  lines: readonly NeedLine[]
  alerts: { active: number; acknowledged: number }
}

/** The rows in groups; groups stand side by side where there is room. */
function Needs({ lines, alerts }: NeedsProps) {
  const t = landingTexts.useTexts()
  const now = useMinute()
  const open = alerts.active + alerts.acknowledged
  const groups = needGroups.flatMap((group) => {
    const own = lines.filter((line) => line.group === group)
    return own.length > 0 || (group === 'now' && open > 0) ? [{ group, own }] : []
  })
  return (
    <Card title={t('needsYou')}>
      {groups.length === 0 && (
        <p className="flex min-h-10 items-center gap-3 text-sm text-muted">
          <CircleCheck aria-hidden className="size-5 text-success-ink" />
          {t('nothing')}
        </p>
      )}
      <div className="gap-x-10 xl:columns-2">
        {groups.map(({ group, own }) => (
          <section key={group} className="mb-2 break-inside-avoid">
            <h3 className="text-xs font-medium text-muted">{t(`needs.${group}`)}</h3>
            <ul>
              {group === 'now' && open > 0 && (
                <NeedRow
                  icon={Siren}
                  tone="danger"
                  href={`/apps/condominiums/panic/?state=${alerts.active > 0 ? 'active' : 'acknowledged'}`}
                  text={t('panic', { count: open })}
                  now={now}
                />
              )}
              {own.map((line) => (
                <Line key={line.key} {...{ line, group, now }} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}

function Line({ line, group, now }: { line: NeedLine; group: NeedGroup; now: number }) {
  const language = useLanguage()
  const { count: format } = useFormats()
  const { register, about, count, href, since, people } = line
  return (
    <NeedRow
      icon={groupIcons[group]}
      tone={group === 'decide' ? 'neutral' : 'warning'}
      text={needsText(language, register.name, about, [count, format(count)])}
      {...{ href, now, since, people, count }}
    />
  )
}
