import { mayAct } from '@portaria/contract/permissions'
import type { Role } from '@portaria/contract/roles'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQueries } from '@tanstack/react-query'
import { CircleCheck, UserRoundCheck } from 'lucide-react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useWordsOf } from '../../register-pages/register-words.ts'
import { approvableRegisters, fetchTotal, totalKey } from './register-totals.ts'
import { landingTexts } from './texts/landing-texts.ts'

const waiting = { 'filter[approval]': 'pending' }

/** What waits for the yes of whoever looks; nothing at all for roles that approve nothing. */
export function NeedsYou({ role }: { role: Role }) {
  const t = landingTexts.useTexts()
  const wordsOf = useWordsOf()
  const asked = approvableRegisters(role).filter((register) => mayAct(role, register, 'accept'))
  const answers = useQueries({
    queries: asked.map((register) => ({
      queryKey: totalKey(register, waiting),
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchTotal(register, waiting, signal),
    })),
  })
  if (asked.length === 0) return null
  const failed = answers.find((answer) => answer.isError)
  if (failed !== undefined) {
    return (
      <Banner tone="warning" title={t('failed')}>
        {problemTextOf(failed.error).detail}
      </Banner>
    )
  }
  const lines = asked
    .map((register, index) => ({ register, count: answers[index]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
  return (
    <Card title={t('needsYou')}>
      {answers.some((answer) => answer.isPending) && <Skeleton className="h-9 w-full" />}
      {answers.every((answer) => answer.isSuccess) && lines.length === 0 && (
        <p className="flex min-h-9 items-center gap-3 text-sm text-muted">
          <CircleCheck aria-hidden className="size-5 text-success-ink" />
          {t('nothing')}
        </p>
      )}
      <ul>
        {lines.map(({ register, count }) => (
          <li key={register.name} className="flex min-h-9 items-center gap-3 text-sm">
            <UserRoundCheck aria-hidden className="size-5 shrink-0 text-warning-ink" />
            <span className="min-w-0 flex-1">
              {t('pending', { count, things: wordsOf(register).inMany })}
            </span>
            <ButtonLink size="sm" href={`${register.paths.list}?filter[approval]=pending`}>
              {t('review')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
