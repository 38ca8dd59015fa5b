import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import type { Control } from 'react-hook-form'
import { hostedProviderName } from '../../../platform/offered.ts'
import { asTexts } from '../../../register-pages/field-kinds/field-input.ts'
import type { FormValues } from '../../../register-pages/form/form-values.ts'
import { companySettingsTexts } from './texts/company-settings-texts.ts'
import { useSettings } from './use-settings.ts'

/**
 * Sets whether people sign in through the installation's identity provider; renders nothing without
 * one.
 */
export function ProviderSection({ control }: { control: Control<FormValues> }) {
  const text = companySettingsTexts.useTexts()
  const { groupOf, change, errorAt, onBlur } = useSettings(control)
  const provider = hostedProviderName()
  if (provider === null) return null
  return (
    <FormSection id="provider" title={text('provider.title')} description={text('provider.text')}>
      <CheckboxField
        label={text('provider.require', { provider })}
        value={asTexts(groupOf('security')['providers']).includes('hosted')}
        onChange={(isChosen) => change('security', 'providers', isChosen ? ['hosted'] : [])}
        error={errorAt('security.providers')}
        onBlur={onBlur}
      />
    </FormSection>
  )
}
