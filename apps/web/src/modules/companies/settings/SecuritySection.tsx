import { factorRoles } from '@portaria/contract/modules/companies/settings/security-settings'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import type { Control } from 'react-hook-form'
import { asTexts } from '../../../register-pages/field-kinds/field-input.ts'
import type { FormValues } from '../../../register-pages/form/form-values.ts'
import { companySettingsTexts } from './texts/company-settings-texts.ts'
import { useSettings } from './use-settings.ts'

/** Sets who needs a second factor: `settings.security`. */
export function SecuritySection({ control }: { control: Control<FormValues> }) {
  const text = companySettingsTexts.useTexts()
  const { groupOf, change, onBlur } = useSettings(control)
  const chosen = asTexts(groupOf('security')['second_factor'])
  return (
    <FormSection id="security" title={text('security.title')} description={text('security.text')}>
      {factorRoles.map((role) => (
        <CheckboxField
          key={role}
          label={text(`security.${role}`)}
          value={chosen.includes(role)}
          onChange={(isChosen) => {
            const roles = factorRoles.filter((one) =>
              one === role ? isChosen : chosen.includes(one),
            )
            change('security', 'second_factor', roles)
          }}
          onBlur={onBlur}
        />
      ))}
    </FormSection>
  )
}
