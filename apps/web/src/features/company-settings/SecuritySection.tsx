import { factorRoles } from '@portaria/contract/features/security-settings'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { type Control, useController } from 'react-hook-form'
import { asObject, asTexts } from '../../register-pages/field-kinds/field-input.ts'
import type { FormValues } from '../../register-pages/form/form-values.ts'
import { companySettingsTexts } from './texts/company-settings-texts.ts'

/** Who needs a second factor: the company's `settings.security`. */
export function SecuritySection({ control }: { control: Control<FormValues> }) {
  const text = companySettingsTexts.useTexts()
  const { field } = useController({ control, name: 'settings' })
  const settings = asObject(field.value)
  const security = asObject(settings['security'])
  const chosen = asTexts(security['second_factor'])
  return (
    <FormSection title={text('security.title')} description={text('security.text')}>
      {factorRoles.map((role) => (
        <CheckboxField
          key={role}
          label={text(`security.${role}`)}
          value={chosen.includes(role)}
          onChange={(isChosen) => {
            const roles = factorRoles.filter((one) =>
              one === role ? isChosen : chosen.includes(one),
            )
            field.onChange({ ...settings, security: { ...security, second_factor: roles } })
          }}
          onBlur={field.onBlur}
        />
      ))}
    </FormSection>
  )
}
