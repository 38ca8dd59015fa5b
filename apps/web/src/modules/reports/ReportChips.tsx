import { registers } from '@portaria/contract/modules/registers'
import { reportField } from '@portaria/contract/modules/reports/report-field'
import { type ReportName, reportOf } from '@portaria/contract/modules/reports/reports'
import { Button } from '@portaria/ui/actions/Button'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { FilterBar, FilterChip } from '@portaria/ui/table/FilterBar'
import { useRole } from '../../platform/session/use-session.ts'
import { RecordChip } from '../../register-pages/list/RecordChip.tsx'
import { PeriodChip } from './PeriodChip.tsx'
import type { ReportState } from './report-state.ts'
import { useReportLabels } from './report-words.ts'
import { reportTexts } from './texts/report-texts.ts'

export interface ReportChipsProps {
  name: ReportName
  state: ReportState
  onChange: (changes: Partial<ReportState>) => void
}

/** The period and the filters of a report, as chips like those of lists. */
export function ReportChips({ name, state, onChange }: ReportChipsProps) {
  const t = reportTexts.useTexts()
  const role = useRole()
  const { fieldOf } = useReportLabels()
  const { filters } = state
  const definition = reportOf(name)
  const set = (filter: string, value: string) => {
    const next = Object.entries({ ...filters, [filter]: value }).filter(([, one]) => one !== '')
    onChange({ filters: Object.fromEntries(next) })
  }
  return (
    <div className="print:hidden">
      <FilterBar label={t('filters')}>
        <PeriodChip {...{ state, onChange }} />
        {definition.filters.map((filter) => {
          const { register: target, options = [] } = reportField(registers, definition, filter)
          const chip: ChipProps = {
            label: fieldOf(name, filter),
            value: filters[filter] ?? '',
            onChange: (value) => set(filter, value),
          }
          if (!target) return <ChoiceChip key={filter} {...chip} {...{ name, filter, options }} />
          // The platform's staff must not see names of units and people.
          return (
            role !== 'staff' && <RecordChip key={filter} {...chip} register={registers[target]} />
          )
        })}
        {Object.keys(filters).length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => onChange({ filters: {} })}>
            {t('clear')}
          </Button>
        )}
      </FilterBar>
    </div>
  )
}

interface ChipProps {
  label: string
  /** The chosen values, joined by commas; '' for none. */
  value: string
  onChange: (value: string) => void
}

interface ChoiceChipProps extends ChipProps {
  name: ReportName
  filter: string
  options: readonly string[]
}

/** A filter by choices, of which several may be chosen. */
function ChoiceChip({ name, filter, options, label, value, onChange }: ChoiceChipProps) {
  const { choiceOf } = useReportLabels()
  const chosen = value === '' ? [] : value.split(',')
  const labelOf = (option: string) => choiceOf(name, filter, option)
  return (
    <FilterChip
      label={label}
      value={chosen.length === 0 ? undefined : chosen.map(labelOf).join(', ')}
      onClear={() => onChange('')}
    >
      <fieldset aria-label={label} className="flex flex-col gap-1.5">
        {options.map((option) => (
          <CheckboxField
            key={option}
            label={labelOf(option)}
            value={chosen.includes(option)}
            onChange={(on) =>
              onChange(
                options.filter((one) => (one === option ? on : chosen.includes(one))).join(','),
              )
            }
          />
        ))}
      </fieldset>
    </FilterChip>
  )
}
