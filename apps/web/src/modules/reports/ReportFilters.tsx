import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { reportField } from '@portaria/contract/modules/reports/report-field'
import {
  type Preset,
  presetPeriod,
  presets,
} from '@portaria/contract/modules/reports/report-period'
import { type ReportName, reportOf } from '@portaria/contract/modules/reports/reports'
import { Button } from '@portaria/ui/actions/Button'
import { ComboboxField } from '@portaria/ui/fields/ComboboxField'
import { DateField } from '@portaria/ui/fields/DateField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { useState } from 'react'
import { companyToday } from '../../platform/company-day.ts'
import { useRole } from '../../platform/session/use-session.ts'
import { useReferenceSearch, useTitles } from '../../register-pages/field-kinds/reference-search.ts'
import { pageTexts } from '../../register-pages/texts/register-page-texts.ts'
import { isDay, type ReportState, wrongIn } from './report-state.ts'
import { useReportLabels } from './report-words.ts'
import { reportTexts } from './texts/report-texts.ts'

export interface ReportFiltersProps {
  name: ReportName
  state: ReportState
  onChange: (changes: Partial<ReportState>) => void
}

/** The period and the filters of a report. */
export function ReportFilters({ name, state, onChange }: ReportFiltersProps) {
  const t = reportTexts.useTexts()
  const role = useRole()
  const { filters } = state
  const definition = reportOf(name)
  const set = (filter: string, value: string) => {
    const next = Object.entries({ ...filters, [filter]: value }).filter(([, one]) => one !== '')
    onChange({ filters: Object.fromEntries(next) })
  }
  // The platform's staff must not see names of units and people.
  const isStaff = role === 'staff'
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,45%),1fr))] items-end gap-3 print:hidden">
      <legend className="sr-only">{t('filters')}</legend>
      <PeriodFields
        key={`${state.period.from} ${state.period.to}`}
        state={state}
        onChange={onChange}
      />
      {definition.filters.map((filter) => {
        const { register: target, options = [] } = reportField(registers, definition, filter)
        const value = filters[filter] ?? ''
        if (target)
          return (
            !isStaff && (
              <ReferenceFilter
                key={filter}
                {...{ name, target, filter, value }}
                onChange={(id) => set(filter, id)}
              />
            )
          )
        return (
          <ChoiceFilter
            key={filter}
            {...{ name, filter, value, options }}
            onChange={(choice) => set(filter, choice)}
          />
        )
      })}
      {Object.keys(filters).length > 0 && (
        <Button variant="ghost" onClick={() => onChange({ filters: {} })}>
          {t('clear')}
        </Button>
      )}
    </fieldset>
  )
}

/** A preset, or two typed days; an incomplete period is not requested. */
function PeriodFields({ state, onChange }: Omit<ReportFiltersProps, 'name'>) {
  const t = reportTexts.useTexts()
  const text = pageTexts.useTexts()
  const [typed, setTyped] = useState(state.period)
  const choose = (preset: string | null) => {
    const chosen = presets.find((one) => one === preset)
    if (chosen) onChange({ preset: chosen, period: presetPeriod(chosen, companyToday()) })
    else onChange({ preset: null })
  }
  const type = (end: 'from' | 'to', day: string) => {
    const next = { ...typed, [end]: day }
    setTyped(next)
    if (wrongIn(next) === null) onChange({ preset: null, period: next })
  }
  const wrong = isDay(typed.from) && isDay(typed.to) ? wrongIn(typed) : null
  const fieldOf = (end: 'from' | 'to') => (
    <DateField
      label={t(end)}
      format="dd/mm/yyyy"
      placeholder={text('day')}
      value={typed[end]}
      onChange={(day) => type(end, day)}
      error={
        !isDay(typed[end]) && typed[end].length > 9
          ? t('wrongDay')
          : end === 'to' && wrong
            ? t(wrong)
            : undefined
      }
    />
  )
  const options = [...presets, 'own' as const].map((value: Preset | 'own') => ({
    value,
    label: t(`presets.${value}`),
  }))
  return (
    <>
      <SelectField
        label={t('period')}
        value={state.preset ?? 'own'}
        options={options}
        onChange={choose}
      />
      {fieldOf('from')}
      {fieldOf('to')}
    </>
  )
}

interface ChoiceFilterProps {
  name: ReportName
  filter: string
  value: string
  options: readonly string[]
  onChange: (value: string) => void
}

function ChoiceFilter({ name, filter, value, options, onChange }: ChoiceFilterProps) {
  const t = reportTexts.useTexts()
  const { fieldOf, choiceOf } = useReportLabels()
  return (
    <SelectField
      label={fieldOf(name, filter)}
      emptyLabel={t('all')}
      placeholder={t('all')}
      value={value || null}
      options={options.map((one) => ({ value: one, label: choiceOf(name, filter, one) }))}
      onChange={(one) => onChange(one ?? '')}
    />
  )
}

interface ReferenceFilterProps {
  name: ReportName
  target: RegisterName
  filter: string
  value: string
  onChange: (id: string) => void
}

function ReferenceFilter({ name, target, filter, value, onChange }: ReferenceFilterProps) {
  const t = reportTexts.useTexts()
  const { fieldOf } = useReportLabels()
  const titles = useTitles(registers[target], value ? [value] : [])
  const { items, onSearch, loading } = useReferenceSearch(registers[target])
  return (
    <ComboboxField
      label={fieldOf(name, filter)}
      placeholder={t('all')}
      value={value === '' ? null : { value, label: titles.get(value) ?? '…' }}
      onChange={(item) => onChange(item?.value ?? '')}
      {...{ items, onSearch, loading }}
    />
  )
}
