import { presetPeriod, presets } from '@portaria/contract/modules/reports/report-period'
import { DateField } from '@portaria/ui/fields/DateField'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { FilterChip } from '@portaria/ui/table/FilterBar'
import { useState } from 'react'
import { companyToday } from '../../platform/company-day.ts'
import { pageTexts } from '../../register-pages/texts/register-page-texts.ts'
import { useShortRange } from './range-words.ts'
import { isDay, type ReportState, wrongIn } from './report-state.ts'
import { reportTexts } from './texts/report-texts.ts'

export interface PeriodChipProps {
  state: ReportState
  onChange: (changes: Partial<ReportState>) => void
}

/** The period of a report: a preset, or two typed days. */
export function PeriodChip({ state, onChange }: PeriodChipProps) {
  const t = reportTexts.useTexts()
  const rangeOf = useShortRange()
  const { preset, period } = state
  return (
    <FilterChip
      label={t('period')}
      value={preset === null ? rangeOf(period) : t(`presets.${preset}`)}
    >
      <PeriodPanel {...{ state, onChange }} />
    </FilterChip>
  )
}

const choices = [...presets, 'own'] as const

/** An incomplete or wrong period is not requested. */
function PeriodPanel({ state, onChange }: PeriodChipProps) {
  const t = reportTexts.useTexts()
  const text = pageTexts.useTexts()
  const [typed, setTyped] = useState(state.period)
  const choose = (choice: string) => {
    const preset = presets.find((one) => one === choice)
    if (!preset) return onChange({ preset: null })
    const period = presetPeriod(preset, companyToday())
    setTyped(period)
    onChange({ preset, period })
  }
  const type = (end: 'from' | 'to', day: string) => {
    const next = { ...typed, [end]: day }
    setTyped(next)
    if (wrongIn(next) === null) onChange({ preset: null, period: next })
  }
  const wrong = isDay(typed.from) && isDay(typed.to) ? wrongIn(typed) : null
  const errorOf = (end: 'from' | 'to') => {
    if (!isDay(typed[end]) && typed[end].length > 9) return t('wrongDay')
    return end === 'to' && wrong ? t(wrong) : undefined
  }
  return (
    <div className="flex flex-col gap-4">
      <RadioGroupField
        label={t('period')}
        labelHidden
        options={choices.map((value) => ({ value, label: t(`presets.${value}`) }))}
        value={state.preset ?? 'own'}
        onChange={choose}
      />
      <div className="flex flex-col gap-3 border-t border-line pt-3">
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            label={t(end)}
            format="dd/mm/yyyy"
            placeholder={text('day')}
            value={typed[end]}
            onChange={(day) => type(end, day)}
            error={errorOf(end)}
          />
        ))}
      </div>
    </div>
  )
}
