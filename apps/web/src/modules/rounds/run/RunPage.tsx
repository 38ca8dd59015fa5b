import { CLOCK_OFF_MIN } from '@portaria/contract/modules/rounds/rounds/round-walk'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { NextPoint } from './NextPoint.tsx'
import { PointList } from './PointList.tsx'
import { RunWindows } from './RunWindows.tsx'
import type { RunWindow } from './run-window.ts'
import { runTexts } from './texts/run-texts.ts'
import { useWaitingEntries } from './use-waiting-entries.ts'
import { useWalk, type Walk } from './use-walk.ts'
import type { Progress } from './walk-progress.ts'

/** `round/{id}/run`: a round on a phone, point by point, with or without a network. */
export function RunPage() {
  const { id = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return <Run key={id} roundId={id} />
}

/** The page of one round. */
export function Run({ roundId }: { roundId: string }) {
  const text = runTexts.useTexts()
  const { when } = useFormats()
  const all = useWalk(roundId)
  const { walk, progress } = all
  const title = walk?.pack.patrol ?? text('title')
  usePageTitle(title)
  return (
    <Page kind="text">
      <PageHeader
        title={title}
        {...(walk && { description: text('until', { at: when(walk.pack.ends_by) }) })}
        {...(progress && {
          count: text('count', { done: progress.done, total: progress.points.length }),
        })}
      />
      {walk && progress ? (
        <Steps {...all} roundId={roundId} />
      ) : all.error ? (
        <PageProblem error={all.error} onRetry={all.retry} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </Page>
  )
}

function Steps({ roundId, ...all }: Walk & { roundId: string }) {
  const text = runTexts.useTexts()
  const { walk, progress, record } = all
  const [shown, setShown] = useState<RunWindow | null>(null)
  const waiting = useWaitingEntries(roundId)
  if (!walk || !progress) return null
  const { state } = walk.pack
  const isElsewhere = !progress.isBegun && state !== 'planned' && state !== 'missed'
  const recordLink = (
    <ButtonLink href={`/apps/condominiums/round/${roundId}`}>{text('record')}</ButtonLink>
  )
  if (isElsewhere)
    return (
      <>
        <Banner tone="warning" title={text('elsewhere')}>
          {text('elsewhereText')}
        </Banner>
        <div className="mt-4">{recordLink}</div>
      </>
    )
  return (
    <>
      {Math.abs(walk.clockOffMin) >= CLOCK_OFF_MIN && !progress.isOver && (
        <Banner
          tone="warning"
          title={text(walk.clockOffMin > 0 ? 'clockAhead' : 'clockBehind', {
            minutes: Math.abs(walk.clockOffMin),
          })}
          className="mb-4"
        >
          {text('clockOffText')}
        </Banner>
      )}
      {waiting > 0 && (
        <Banner tone="accent" className="mb-4">
          {text('waiting', { count: waiting })}
        </Banner>
      )}
      {progress.isOver ? (
        <>
          <Banner tone={progress.isAborted ? 'warning' : 'success'} title={text(endOf(progress))}>
            {text(waiting > 0 ? 'overWaiting' : 'overSent')}
          </Banner>
          <div className="mt-4 mb-6">{recordLink}</div>
        </>
      ) : progress.isBegun ? (
        <NextPoint
          point={progress.next}
          skipped={progress.points.filter(({ result }) => result === 'skipped').length}
          onScan={() => setShown({ name: 'scan' })}
          onSkip={(point) => setShown({ name: 'skip', point })}
          onNote={() => setShown({ name: 'note' })}
          onFinish={() => setShown({ name: 'finish' })}
          onAbort={() => setShown({ name: 'abort' })}
        />
      ) : (
        <Begin record={record} />
      )}
      <PointList points={progress.points} />
      <RunWindows
        shown={shown}
        walk={walk}
        progress={progress}
        record={record}
        onShow={setShown}
        onClose={() => setShown(null)}
      />
    </>
  )
}

/** The key of the text that says how a round has ended. */
function endOf({ isAborted, missing }: Progress): 'abortDone' | 'overWithMissing' | 'over' {
  if (isAborted) return 'abortDone'
  return missing.length > 0 ? 'overWithMissing' : 'over'
}

/** Explains which data of the place a scan records, and starts the round. */
function Begin({ record }: Pick<Walk, 'record'>) {
  const text = runTexts.useTexts()
  const { busy, failure, run } = useAction({
    send: () => record({ kind: 'start' }),
    explain: () => ({}),
  })
  return (
    <div className="mb-6 flex flex-col gap-4">
      <p className="text-sm text-muted">{text('positionText')}</p>
      {failure !== null && <Banner tone="danger">{text('notKept')}</Banner>}
      <Button variant="primary" size="lg" loading={busy} onClick={() => void run()}>
        {text('begin')}
      </Button>
    </div>
  )
}
