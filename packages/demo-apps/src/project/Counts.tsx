import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { useValueBefore } from '@portaria/ui/value-before'
import { useState } from 'react'
import type { DayRange, ProjectWidget } from './project.types.ts'
import { projectTexts } from './texts/project-texts.ts'

type WidgetOf<Id> = Extract<ProjectWidget, { id: Id }>

const days: readonly DayRange[] = ['DY', 'DT', 'DTM']

/** The tasks of a day; after the day is changed, it also shows the former number. */
export function Summary({ currentRange, data }: WidgetOf<'summary'>) {
  const t = projectTexts.useTexts()
  const { count } = useFormats()
  const [range, setRange] = useState(currentRange)
  const shown = data[range]
  const before = useValueBefore(shown.count)
  return (
    <Card title={t('summary')}>
      <SelectField
        label={t('range')}
        labelHidden
        size="sm"
        value={range}
        onChange={(next) => setRange(days.find((each) => each === next) ?? range)}
        options={days.map((value) => ({ value, label: t(`ranges.${value}`) }))}
      />
      <p className="tabular pt-3 text-3xl font-semibold">{count(shown.count)}</p>
      <p className="text-sm text-muted">
        {t('summaryExtra', { count: shown.extra.count })}
        {before !== undefined && ` · ${t('before', { count: before })}`}
      </p>
    </Card>
  )
}

/** A number, with another one beside it. */
export function PlainCount({ id, data }: WidgetOf<'overdue' | 'issues' | 'features'>) {
  const t = projectTexts.useTexts()
  const { count } = useFormats()
  return (
    <Card title={t(id)}>
      <p className="tabular text-3xl font-semibold">{count(data.count)}</p>
      <p className="text-sm text-muted">{t(`${id}Extra`, { count: data.extra.count })}</p>
    </Card>
  )
}
