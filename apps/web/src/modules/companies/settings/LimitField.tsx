import { useFormats } from '@portaria/i18n/react/use-formats'
import { NumberField } from '@portaria/ui/fields/NumberField'
import type { ReactNode } from 'react'
import { companySettingsTexts } from './texts/company-settings-texts.ts'

const whole = { useGrouping: false, maximumFractionDigits: 0 }

/** The stored number; null if the default applies. */
export const asNumber = (value: unknown): number | null =>
  typeof value === 'number' ? value : null

export interface LimitFieldProps {
  label: string
  /** The unit, shown at the end of the field. */
  unit: string
  limits: { least: number; most: number; usual: number }
  /** Replaces the description of minimum, maximum and default. */
  description?: ReactNode
  value: number | null
  error: string | undefined
  onChange: (value: number | null) => void
  onBlur: () => void
}

/** A whole number of a company's settings, within limits; blank uses the default. */
export function LimitField({ unit, limits, description, ...field }: LimitFieldProps) {
  const text = companySettingsTexts.useTexts()
  const { count } = useFormats()
  const { least, most, usual } = limits
  const inWords = { least: count(least), most: count(most), usual: count(usual) }
  return (
    <NumberField
      {...field}
      description={description ?? text('limits', inWords)}
      format={whole}
      placeholder={count(usual)}
      end={<span className="pe-3 text-sm text-muted">{unit}</span>}
    />
  )
}
