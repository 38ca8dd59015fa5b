import {
  PARCEL_DEADLINE_DAYS,
  PARCEL_REMIND_DAYS,
} from '@portaria/contract/modules/companies/settings/parcel-settings'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import type { Control } from 'react-hook-form'
import type { FormValues } from '../../../register-pages/form/form-values.ts'
import { asNumber, DurationField } from './DurationField.tsx'
import { companySettingsTexts } from './texts/company-settings-texts.ts'
import { useSettings } from './use-settings.ts'

const limits = { remind_days: PARCEL_REMIND_DAYS, deadline_days: PARCEL_DEADLINE_DAYS } as const

/** Sets when to remind of parcels and when they become overdue: `settings.parcels`. */
export function ParcelsSection({ control }: { control: Control<FormValues> }) {
  const text = companySettingsTexts.useTexts()
  const { groupOf, change, errorAt, onBlur } = useSettings(control)
  return (
    <FormSection id="parcels" title={text('parcels.title')} description={text('parcels.text')}>
      {(['remind_days', 'deadline_days'] as const).map((name) => (
        <DurationField
          key={name}
          label={text(`parcels.${name}`)}
          stored="day"
          limits={limits[name]}
          error={errorAt(`parcels.${name}`)}
          value={asNumber(groupOf('parcels')[name])}
          onChange={(value) => change('parcels', name, value)}
          onBlur={onBlur}
        />
      ))}
    </FormSection>
  )
}
