import type { AccessEvent } from '@portaria/contract/modules/access/access-answers'
import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { ArrowUp, DoorOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { useOnPhone } from '../../../platform/on-phone.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { AccessLine } from '../events/AccessLine.tsx'
import { useAccessWords } from '../events/use-access-words.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { NewestAccess } from './NewestAccess.tsx'
import { monitorTexts } from './texts/monitor-texts.ts'
import { useHeldList } from './use-held-list.ts'
import { useLiveAccesses } from './use-live-accesses.ts'

/** Accesses that a phone shows at first, so that the points below stay near. */
const ON_PHONE = 6

export interface MonitorFeedProps {
  /** The point whose accesses are shown; '' for all. */
  pointId: string
  onShowAll: () => void
}

/** The accesses as they come, the newest one large. */
export function MonitorFeed({ pointId, onShowAll }: MonitorFeedProps) {
  const t = monitorTexts.useTexts()
  const words = accessTexts.useTexts()
  const { found, events } = useLiveAccesses(pointId)
  const top = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { shown, fresh, release, stay } = useHeldList(events, top)
  const isShort = useOnPhone()
  const [isLong, setLong] = useState(false)
  const [newest, ...others] = isShort && !isLong ? shown.slice(0, ON_PHONE) : shown
  const hidesSome = isShort && !isLong && shown.length > ON_PHONE
  const showNew = () => {
    release()
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus()
  }
  return (
    <section aria-label={words('events.list')} className="flex min-w-0 flex-col gap-3">
      <div ref={top} aria-hidden className="h-px" />
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('list')}
      </h2>
      <Spoken newest={events[0]} />
      {fresh > 0 && (
        <div className="sticky top-[calc(var(--ui-stuck,0px)+0.5rem)] z-10 flex h-0 justify-center overflow-visible">
          <Button
            variant="primary"
            icon={ArrowUp}
            className="rounded-full shadow-float"
            onClick={showNew}
          >
            {t('fresh', { count: fresh })}
          </Button>
        </div>
      )}
      {found.isPending && <FeedLoading />}
      {found.isError && !found.data && (
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && !newest && (
        <EmptyState
          icon={DoorOpen}
          title={t(pointId === '' ? 'none' : 'noneHere')}
          text={t('noneText')}
          action={pointId !== '' && <Button onClick={onShowAll}>{t('allPoints')}</Button>}
        />
      )}
      {newest && <NewestAccess event={newest} onStay={stay} />}
      {others.length > 0 && (
        <ul
          aria-label={words('events.list')}
          aria-busy={found.isPlaceholderData}
          className="ui-lines"
        >
          {others.map((event) => (
            <AccessLine key={event.id} event={event} />
          ))}
        </ul>
      )}
      {found.isFetchNextPageError ? (
        <PageProblem error={found.error} onRetry={() => void found.fetchNextPage()} />
      ) : (
        (hidesSome || found.hasNextPage) && (
          <Button
            className="self-center"
            loading={found.isFetchingNextPage}
            onClick={() => (hidesSome ? setLong(true) : void found.fetchNextPage())}
          >
            {words('events.more')}
          </Button>
        )
      )}
    </section>
  )
}

/**
 * Speaks the newest access to screen readers if somebody has to look: one that was refused, marked,
 * or of a door by itself. Each passage that was granted would be too much.
 */
function Spoken({ newest }: { newest: AccessEvent | undefined }) {
  const wordsOf = useAccessWords()
  // What was there before is not news.
  const [before] = useState(newest?.id)
  const isNews =
    newest !== undefined &&
    newest.id !== before &&
    (['denied', 'forced', 'held'].includes(newest.fact) || newest.marks.length > 0)
  const { name, what, where, marks } = newest ? wordsOf(newest) : nothing
  const said = [...new Set([name, what]), ...marks.map(({ words }) => words), ...where]
  return <output className="sr-only">{isNews && said.join(', ')}</output>
}

const nothing = { name: '', what: '', where: [], marks: [] }

function FeedLoading() {
  return (
    <div aria-busy className="flex flex-col gap-3">
      <Skeleton className="h-32 w-full rounded-xl" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}
