import { LOCKER_DEADLINE_HOURS } from '@portaria/contract/modules/companies/settings/locker-settings'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import type { Control } from 'react-hook-form'
import type { FormValues } from '../../../register-pages/form/form-values.ts'
import { asNumber, DurationField } from './DurationField.tsx'
import { companySettingsTexts } from './texts/company-settings-texts.ts'
import { useSettings } from './use-settings.ts'

/** Sets how long a parcel may stay in a locker: `settings.lockers`. */
export function LockersSection({ control }: { control: Control<FormValues> }) {
  const text = companySettingsTexts.useTexts()
  const { groupOf, change, errorAt, onBlur } = useSettings(control)
  return (
    <FormSection id="lockers" title={text('lockers.title')} description={text('lockers.text')}>
      <DurationField
        label={text('lockers.deadline_hours')}
        stored="hour"
        limits={LOCKER_DEADLINE_HOURS}
        error={errorAt('lockers.deadline_hours')}
        value={asNumber(groupOf('lockers')['deadline_hours'])}
        onChange={(value) => change('lockers', 'deadline_hours', value)}
        onBlur={onBlur}
      />
    </FormSection>
  )
}
