import type { Role } from '@portaria/contract/actors/roles'
import { attentionMarks, mayAct, mayUse } from '@portaria/contract/define-register/permissions'
import { needsText } from '@portaria/contract/loaded-texts/register-texts'
import type { RegisterTotal } from '@portaria/contract/modules/landing/landing'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Unsized } from '@portaria/ui/display/Unsized'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Hourglass, Siren, TriangleAlert } from 'lucide-react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { dayQuery, totalsQuery } from './landing-queries.ts'
import { pagedRegisters } from './paged-registers.ts'
import { landingTexts } from './texts/landing-texts.ts'

type Paged = (typeof pagedRegisters)[number]

/** Waiting rows of a register: their number, their state, and the filter that lists them. */
type Line = {
  register: Paged
  count: number
  /** The state of the waiting rows, or the mark of rows that need attention. */
  about: string
  isMark: boolean
  filter: string
}

/** Whether a role can decide waiting rows of a register, or take care of marked ones. */
function decides(role: Role, register: Paged): boolean {
  const transitions = Object.values(register.states?.needs ?? {})
  return (
    attentionMarks(register, role).length > 0 ||
    transitions.some((one) => one !== undefined && mayAct(role, register, one))
  )
}

function linesOf(register: Paged, totals: RegisterTotal | undefined): Line[] {
  const field = register.states?.field
  const waiting = Object.entries(totals?.waiting ?? {}).map(([state, count]): Line => {
    return { register, count, about: state, isMark: false, filter: `filter[${field}]=${state}` }
  })
  const marked = Object.entries(totals?.marked ?? {}).map(([mark, count]): Line => {
    return { register, count, about: mark, isMark: true, filter: `filter[${mark}]=true` }
  })
  return [...waiting, ...marked].filter(({ count }) => count > 0)
}

/** Open alerts and waiting rows for the person; renders nothing for other roles. */
export function NeedsYou({ role }: { role: Role }) {
  const t = landingTexts.useTexts()
  const { count: format } = useFormats()
  const language = useLanguage()
  // Shared with the figures of the day, so that both count the same alerts.
  const readsDay = mayUse(role, 'dashboard.day')
  const day = useQuery({ ...dayQuery, enabled: readsDay })
  const decided = pagedRegisters.filter((register) => decides(role, register))
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
  const waits = answers.some((answer) => answer.isPending)
  const lines = decided.flatMap((register) => linesOf(register, totals.data?.get(register.name)))
  const { active, acknowledged } = day.data?.alerts ?? { active: 0, acknowledged: 0 }
  const open = active + acknowledged
  if (waits) {
    return (
      <Card title={t('needsYou')}>
        <Unsized />
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
        {lines.map(({ register, count, about, isMark, filter }) => (
          <li
            key={`${register.name} ${filter}`}
            className="flex min-h-10 items-center gap-3 text-sm"
          >
            {isMark ? (
              <TriangleAlert aria-hidden className="size-5 shrink-0 text-warning-ink" />
            ) : (
              <Hourglass aria-hidden className="size-5 shrink-0 text-warning-ink" />
            )}
            <span className="min-w-0 flex-1">
              {needsText(language, register.name, about, [count, format(count)])}
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
