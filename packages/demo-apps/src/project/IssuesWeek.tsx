import { useFormats } from '@portaria/i18n/react/use-formats'
import { SeriesChart } from '@portaria/ui/charts/SeriesChart'
import { Sparkline } from '@portaria/ui/charts/Sparkline'
import { Card } from '@portaria/ui/display/Card'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { useState } from 'react'
import { issueKinds, type ProjectWidget, type WeekRange } from './project.types.ts'
import { projectTexts } from './texts/project-texts.ts'

const weeks: readonly WeekRange[] = ['TW', 'LW', '2W']

/** The issues of a week: new and closed by day, and a small figure for each kind. */
export function IssuesWeek({ currentRange, data }: Extract<ProjectWidget, { id: 'github' }>) {
  const t = projectTexts.useTexts()
  const { count, weekday } = useFormats()
  const [range, setRange] = useState(currentRange)
  const { mainChart, supporting } = data[range]
  return (
    <Card
      title={t('week')}
      className="col-span-2 xl:col-span-4"
      actions={
        <SelectField
          label={t('range')}
          labelHidden
          size="sm"
          className="w-40"
          value={range}
          onChange={(next) => setRange(weeks.find((each) => each === next) ?? range)}
          options={weeks.map((value) => ({ value, label: t(`ranges.${value}`) }))}
        />
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <SeriesChart
          label={t('week')}
          pointsLabel={t('day')}
          kind="bars"
          points={mainChart.new.map((_, nth) => weekday((nth + 1) % 7))}
          series={[
            { key: 'new', label: t('newOnes'), values: mainChart.new, tone: 'accent' },
            { key: 'closed', label: t('closedOnes'), values: mainChart.closed, tone: 'muted' },
          ]}
          formatValue={count}
        />
        <dl className="grid grid-cols-2 gap-4">
          {issueKinds.map((kind) => (
            <div key={kind}>
              <dt className="text-sm text-muted">{t(`kinds.${kind}`)}</dt>
              <dd className="flex items-center justify-between gap-2">
                <span className="tabular text-xl font-semibold">
                  {count(supporting[kind].count)}
                </span>
                <Sparkline
                  label={`${t(`kinds.${kind}`)}: ${supporting[kind].data.map(count).join(', ')}`}
                  values={supporting[kind].data}
                />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
