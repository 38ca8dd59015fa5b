import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Unsized } from '@portaria/ui/display/Unsized'
import { Banner } from '@portaria/ui/feedback/Banner'
import type { IconType } from '@portaria/ui/icon'
import { useQueries } from '@tanstack/react-query'
import { CalendarClock, Gavel, Inbox, Megaphone, ScrollText } from 'lucide-react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useRole } from '../../platform/session/use-session.ts'
import { type RegisterRecord, recordTitle, registerPaths } from '../../register-pages/record.ts'
import type { ListPage } from '../../register-pages/register-calls.ts'
import { recordLinesQuery, waitingLines } from './record-lines-query.ts'
import { landingTexts } from './texts/landing-texts.ts'

type Name = keyof typeof waitingLines

const icons: Readonly<Record<Name, IconType>> = {
  announcements: Megaphone,
  rules: ScrollText,
  offers: CalendarClock,
  requests: Inbox,
  violations: Gavel,
}

/** The number of rows of a kind; a link leads to the others, so that the home stays short. */
const SHOWN = 2

const names = Object.keys(waitingLines) as Name[]

/**
 * Rows that wait for the resident, each as a card with the act that it asks for. The act of a text
 * leads to the text, since it is read first.
 */
export function WaitingCards() {
  const t = landingTexts.useTexts()
  const role = useRole()
  const answers = useQueries({
    queries: names.map((name) => recordLinesQuery(role, waitingLines[name])),
  })
  if (answers.some(({ isPending }) => isPending)) {
    return (
      <>
        <Unsized />
        <Skeleton className="h-24 w-full" />
      </>
    )
  }
  const failed = answers.find(({ isError }) => isError)
  return (
    <>
      {failed && (
        <div data-waits="">
          <Banner tone="warning" title={t('failed')}>
            {problemTextOf(failed.error).detail}
          </Banner>
        </div>
      )}
      {names.map((name, nth) => (
        <WaitingOf key={name} name={name} answer={answers[nth]?.data} />
      ))}
    </>
  )
}

interface WaitingOfProps {
  name: Name
  answer: ListPage | undefined
}

/** The first rows of one kind, and a link to the others. */
function WaitingOf({ name, answer }: WaitingOfProps) {
  const t = landingTexts.useTexts()
  const { register, params } = waitingLines[name]
  const rows = (answer?.data ?? []).slice(0, SHOWN)
  const total = answer?.meta.total ?? 0
  return (
    <>
      {rows.map((record) => (
        <WaitingCard key={record.id} name={name} record={record} />
      ))}
      {total > rows.length && (
        <p className="-mt-1 text-sm">
          <TextLink href={`${registerPaths(register).list}?${new URLSearchParams(params)}`}>
            {t('waits.all', { count: total })}
          </TextLink>
        </p>
      )}
    </>
  )
}

function WaitingCard({ name, record }: { name: Name; record: RegisterRecord }) {
  const t = landingTexts.useTexts()
  const { when } = useFormats()
  const { register } = waitingLines[name]
  const Icon = icons[name]
  const until = record['held_until']
  const title = recordTitle(register, record)
  return (
    <article
      data-waits=""
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface p-3 ps-4"
    >
      <Icon aria-hidden className="size-6 shrink-0 text-warning-ink" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 basis-30">
        <p className="text-sm text-muted">
          {typeof until === 'string'
            ? t('waits.offerUntil', { at: when(until) })
            : t(`waits.${name}.what`)}
        </p>
        <h3 dir="auto" className="line-clamp-2 font-semibold">
          {title}
        </h3>
      </div>
      <ButtonLink
        size="lg"
        className="ms-auto"
        aria-label={`${t(`waits.${name}.act`)}: ${title}`}
        href={registerPaths(register).record(record.id) ?? ''}
      >
        {t(`waits.${name}.act`)}
      </ButtonLink>
    </article>
  )
}
