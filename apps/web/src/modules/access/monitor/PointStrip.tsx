import type { MonitorPoint } from '@portaria/contract/modules/access/monitor/monitor-answers'
import { Button } from '@portaria/ui/actions/Button'
import { monitorTexts } from './texts/monitor-texts.ts'

export interface PointStripProps {
  points: readonly MonitorPoint[]
  /** The chosen point; '' for all. */
  value: string
  onChange: (pointId: string) => void
}

/** The points side by side; the pressed one is the filter of the list. */
export function PointStrip({ points, value, onChange }: PointStripProps) {
  const t = monitorTexts.useTexts()
  const chips = [
    { id: '', title: t('allPoints') },
    ...points.map(({ point: { id, title } }) => ({ id, title })),
  ]
  return (
    <fieldset
      aria-label={t('strip')}
      className="-mx-4 flex min-w-0 gap-1.5 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {chips.map(({ id, title }) => (
        <Button
          key={id}
          size="sm"
          variant={id === value ? 'primary' : 'secondary'}
          aria-pressed={id === value}
          onClick={() => onChange(id)}
        >
          <bdi>{title}</bdi>
        </Button>
      ))}
    </fieldset>
  )
}
