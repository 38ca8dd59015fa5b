import { sectionLabel } from '@portaria/contract/loaded-texts/register-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { Fragment, memo, type ReactNode } from 'react'
import type { FormSectionFields } from '../../../register-pages/form/form-fields.ts'
import { RecordField } from '../../../register-pages/form/RecordField.tsx'
import { companySettingsTexts } from './texts/company-settings-texts.ts'

/** Sections of the company's form that the settings page explains, in the form's order. */
export const companySections = [
  'identification',
  'site',
  'responsible',
  'contact',
  'address',
  'privacy',
] as const

export interface CompanySectionsProps {
  sections: readonly FormSectionFields[]
  /** Content after the section that contains the segment. */
  afterSite: ReactNode
}

/** The company's identity, address and contacts. Does not render again while somebody types. */
export const CompanySections = memo(function CompanySections(props: CompanySectionsProps) {
  const text = companySettingsTexts.useTexts()
  const language = useLanguage()
  return companySections.map((name) => {
    const fields = props.sections.find(({ section }) => section === name)?.fields ?? []
    return (
      <Fragment key={name}>
        <FormSection
          id={name}
          title={sectionLabel(language, 'tenants', name)}
          description={text(`about.${name}`)}
        >
          {fields.map((formField) => (
            <RecordField key={formField.name} formField={formField} />
          ))}
        </FormSection>
        {name === 'site' && props.afterSite}
      </Fragment>
    )
  })
})
