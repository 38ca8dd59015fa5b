import type { RoundPack } from '@portaria/contract/modules/rounds/rounds/round-walk'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { CircleStop, Flag, NotebookPen, ScanLine, SkipForward } from 'lucide-react'
import { runTexts } from './texts/run-texts.ts'

type Point = RoundPack['points'][number]

export interface NextPointProps {
  /** The next point; null once every point was scanned or skipped. */
  point: Point | null
  /** The number of points skipped so far. */
  skipped: number
  onScan: () => void
  onSkip: (point: Point) => void
  onNote: () => void
  onFinish: () => void
  onAbort: () => void
}

/** The next point with its actions, within reach of a thumb. */
export function NextPoint({
  point,
  skipped,
  onScan,
  onSkip,
  onNote,
  onFinish,
  onAbort,
}: NextPointProps) {
  const text = runTexts.useTexts()
  const end = skipped === 0 ? text('allDone') : text('doneSkipping', { count: skipped })
  return (
    <Card className="mb-6" title={point ? text('next') : end}>
      {point && (
        <>
          <p className="text-xl font-semibold break-words">{point.name}</p>
          {point.place && <p className="text-sm text-muted">{point.place}</p>}
          {point.instructions && (
            <p className="mt-3 text-base break-words whitespace-pre-line">{point.instructions}</p>
          )}
        </>
      )}
      <div className="mt-4 flex flex-col gap-3">
        <Button
          variant={point ? 'primary' : 'secondary'}
          size="lg"
          icon={ScanLine}
          onClick={onScan}
        >
          {text('scan')}
        </Button>
        {!point && (
          <Button variant="primary" size="lg" icon={Flag} onClick={onFinish}>
            {text('finish')}
          </Button>
        )}
        <div className="grid grid-cols-2 gap-2">
          {point && (
            <Button icon={SkipForward} onClick={() => onSkip(point)}>
              {text('skip')}
            </Button>
          )}
          <Button icon={NotebookPen} onClick={onNote}>
            {text('note')}
          </Button>
          {point && (
            <Button icon={Flag} onClick={onFinish}>
              {text('finish')}
            </Button>
          )}
          <Button icon={CircleStop} onClick={onAbort}>
            {text('abort')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
