import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { runTexts } from './texts/run-texts.ts'
import type { PointProgress } from './walk-progress.ts'

const tones = { scanned: 'accent', skipped: 'warning', open: 'neutral' } as const

/** The route, with the state of each point on this device. */
export function PointList({ points }: { points: readonly PointProgress[] }) {
  const text = runTexts.useTexts()
  const { time } = useFormats()
  return (
    <Card title={text('route')}>
      <ol className="flex flex-col divide-y divide-line">
        {points.map(({ point, result, entry }) => (
          <li key={point.id} className="flex items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <span className="block text-sm font-medium break-words">{point.name}</span>
              <span className="block text-xs text-muted">
                {[point.place, point.optional && text('optional')].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Badge tone={tones[result]}>
              {entry && result === 'scanned' ? time(new Date(entry.at)) : text(`results.${result}`)}
            </Badge>
          </li>
        ))}
      </ol>
    </Card>
  )
}
