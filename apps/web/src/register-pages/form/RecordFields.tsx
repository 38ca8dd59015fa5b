import { sectionLabel } from '@portaria/contract/loaded-texts/register-texts'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { Fragment, memo, useDeferredValue } from 'react'
import { RegisterProvider, useRegister } from '../register-context.tsx'
import { useWordsOf } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { RecordField } from './RecordField.tsx'
import { RecordSection } from './RecordSection.tsx'
import { useFormParts } from './record-form-context.ts'

/**
 * All sections of a register's form in their order, with the nested registers after the first one
 * and the status at the end. Does not render again while somebody types.
 */
export const RecordFields = memo(function RecordFields() {
  const { register, role, words } = useRegister()
  const { nested, needsNested, fields, sections } = useFormParts()
  // The first section, which names the record, is rendered at once and the rest a moment later, so
  // that the page reacts quickly.
  const drawn = useDeferredValue(sections.length, 1)
  const text = pageTexts.useTexts()
  const wordsOf = useWordsOf()
  const status = fields.find(({ name }) => name === 'status')
  const nestedSections = nested.map(({ property, register: other, fields: own }) => (
    <RegisterProvider key={property} register={other} role={role}>
      <FormSection
        title={wordsOf(other).one}
        {...(!needsNested && { description: text('form.optionalSection') })}
      >
        {own.map((formField) => (
          <RecordField
            key={formField.name}
            formField={formField}
            at={`${property}.${formField.name}`}
            {...(!needsNested && { required: false })}
          />
        ))}
      </FormSection>
    </RegisterProvider>
  ))
  return (
    <>
      {sections.slice(0, drawn).map(({ section, fields: own }, index) => (
        <Fragment key={section}>
          <RecordSection
            section={section}
            title={sectionLabel(words.language, register.name, section)}
          >
            {own.map((formField) => (
              <RecordField key={formField.name} formField={formField} />
            ))}
          </RecordSection>
          {index === 0 && nestedSections}
        </Fragment>
      ))}
      {status && drawn === sections.length && (
        <FormSection title={text('form.status')}>
          <RecordField formField={status} />
        </FormSection>
      )}
    </>
  )
})
