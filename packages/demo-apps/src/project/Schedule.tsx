import { Card } from '@portaria/ui/display/Card'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { useState } from 'react'
import type { ProjectWidget, ScheduleRange } from './project.types.ts'
import { projectTexts } from './texts/project-texts.ts'

const days: readonly ScheduleRange[] = ['T', 'TM']

/** The appointments of today or tomorrow. */
export function Schedule({ currentRange, data }: Extract<ProjectWidget, { id: 'schedule' }>) {
  const t = projectTexts.useTexts()
  const [range, setRange] = useState(currentRange)
  return (
    <Card title={t('schedule')} className="col-span-2">
      <SegmentedField
        label={t('range')}
        labelHidden
        options={days.map((value) => ({ value, label: t(`ranges.${value}`) }))}
        value={range}
        onChange={setRange}
      />
      <ul className="ui-lines pt-3">
        {data[range].map(({ id, title, time }) => (
          <li key={id} className="flex items-baseline justify-between gap-3 py-2 text-sm">
            <span>{title}</span>
            <time className="tabular text-muted">{time}</time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
