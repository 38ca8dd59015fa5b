import { NumberField } from '@portaria/ui/fields/NumberField'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { type ReactNode, useState } from 'react'
import {
  chosenUnits,
  type DurationUnit,
  durationWords,
  isWholeIn,
  spokenUnit,
  unitAfter,
  unitsIn,
} from './durations.ts'
import { companySettingsTexts } from './texts/company-settings-texts.ts'

const whole = { useGrouping: false, maximumFractionDigits: 0 }

/** The stored number; null if the default applies. */
export const asNumber = (value: unknown): number | null =>
  typeof value === 'number' ? value : null

export interface DurationFieldProps {
  label: string
  /** The unit in which the value and its limits are stored. */
  stored: DurationUnit
  limits: { least: number; most: number; usual: number }
  /** Replaces the description of minimum, maximum and default. */
  description?: ReactNode
  value: number | null
  error: string | undefined
  onChange: (value: number | null) => void
  onBlur: () => void
}

/**
 * A duration of a company's settings within limits, typed and shown in the unit that a person would
 * say; blank uses the default.
 */
export function DurationField(props: DurationFieldProps) {
  const { stored, limits, description, value, onChange, ...field } = props
  const text = companySettingsTexts.useTexts()
  const { locale } = useUi()
  // Stays while somebody types: 4 hours on the way to 48 must not become days.
  const [chosen, setChosen] = useState<DurationUnit | null>(null)
  const duration = value ?? limits.usual
  // A blank field has any unit: only a number must be whole in it.
  const isKept = chosen !== null && (value === null || isWholeIn(value, stored, chosen))
  const unit = isKept ? chosen : spokenUnit(duration, stored)
  const size = unitsIn(unit, stored)
  const units = chosenUnits(stored, limits.most)
  const nameOf = (one: DurationUnit) => unitAfter(locale, one, duration / size)
  const inWords = (one: number) => durationWords(locale, one, stored)
  const choose = (next: string) => {
    const found = units.find((one) => one === next)
    if (!found) return
    setChosen(found)
    if (value !== null) onChange((value / size) * unitsIn(found, stored))
  }
  return (
    <NumberField
      {...field}
      value={value === null ? null : value / size}
      onChange={(typed) => {
        setChosen(unit)
        onChange(typed === null ? null : Math.round(typed) * size)
      }}
      description={
        description ??
        text('limits', {
          least: inWords(limits.least),
          most: inWords(limits.most),
          usual: inWords(limits.usual),
        })
      }
      format={whole}
      placeholder={isWholeIn(limits.usual, stored, unit) ? String(limits.usual / size) : ''}
      end={
        units.length === 1 ? (
          <span className="pe-3 text-sm text-muted">{nameOf(unit)}</span>
        ) : (
          <select
            aria-label={text('unitOf', { label: field.label })}
            value={unit}
            onChange={(event) => choose(event.currentTarget.value)}
            className="h-full shrink-0 cursor-pointer rounded-md border-s border-line bg-transparent ps-2 pe-1 text-sm text-muted hover:text-ink"
          >
            {units.map((one) => (
              <option key={one} value={one} className="bg-surface text-ink">
                {nameOf(one)}
              </option>
            ))}
          </select>
        )
      }
    />
  )
}
