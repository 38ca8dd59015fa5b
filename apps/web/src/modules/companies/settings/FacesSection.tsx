import { faceSettings } from '@portaria/contract/modules/companies/settings/face-settings'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import type { Control } from 'react-hook-form'
import type { FormValues } from '../../../register-pages/form/form-values.ts'
import { companySettingsTexts } from './texts/company-settings-texts.ts'
import { useSettings } from './use-settings.ts'

/** Sets whether photos of faces are kept on the server: `settings.faces`. */
export function FacesSection({ control }: { control: Control<FormValues> }) {
  const text = companySettingsTexts.useTexts()
  const { groupOf, change, onBlur } = useSettings(control)
  const stored = groupOf('faces')['keep_photo']
  const keep = typeof stored === 'boolean' ? stored : null
  return (
    <FormSection id="faces" title={text('faces.title')} description={text('faces.text')}>
      <CheckboxField
        label={text('faces.keep_photo')}
        value={faceSettings({ faces: { keep_photo: keep } }).keep_photo}
        onChange={(isKept) => change('faces', 'keep_photo', isKept)}
        onBlur={onBlur}
      />
    </FormSection>
  )
}
