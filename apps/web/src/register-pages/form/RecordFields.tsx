import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { sectionLabel } from '@portaria/contract/texts/register-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { Fragment, memo, useDeferredValue } from 'react'
import { useWordsOf } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { RecordField } from './RecordField.tsx'
import type { RecordForm } from './use-record-form.ts'

/** Each part by itself: a form whose parts are the same is not drawn again while somebody types. */
export interface RecordFieldsProps
  extends Pick<RecordForm, 'sections' | 'nested' | 'needsNested' | 'fields' | 'existing'> {
  register: AnyRegister
  record: RecordForm['base']
  control: RecordForm['form']['control']
}

/** Every section of a register's form, in its order; then what it brings along, then its status. */
export const RecordFields = memo(function RecordFields(props: RecordFieldsProps) {
  const { register, control, sections, nested, needsNested, fields, record, existing } = props
  // What names the record comes at once, the rest a moment later, so that the page answers.
  const drawn = useDeferredValue(sections.length, 1)
  const language = useLanguage()
  const text = pageTexts.useTexts()
  const wordsOf = useWordsOf()
  const status = fields.find(({ name }) => name === 'status')
  // After what names the record, before the rest of it: a resident's first unit.
  const brought = nested.map(({ property, register: other, fields: own }) => (
    <FormSection
      key={property}
      title={wordsOf(other).one}
      {...(!needsNested && { description: text('form.optionalSection') })}
    >
      {own.map((formField) => (
        <RecordField
          key={formField.name}
          register={other}
          at={`${property}.${formField.name}`}
          {...{ formField, control, existing }}
          record={null}
          {...(!needsNested && { required: false })}
        />
      ))}
    </FormSection>
  ))
  return (
    <>
      {sections.slice(0, drawn).map(({ section, fields: own }, index) => (
        <Fragment key={section}>
          <FormSection title={sectionLabel(language, register.name, section)}>
            {own.map((formField) => (
              <RecordField
                key={formField.name}
                {...{ register, formField, control, record, existing }}
              />
            ))}
          </FormSection>
          {index === 0 && brought}
        </Fragment>
      ))}
      {status && (
        <FormSection title={text('form.status')}>
          <RecordField {...{ register, control, record }} formField={status} />
        </FormSection>
      )}
    </>
  )
})
