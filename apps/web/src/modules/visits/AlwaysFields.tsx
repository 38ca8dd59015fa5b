import { DateField } from '@portaria/ui/fields/DateField'
import { FieldRow } from '@portaria/ui/fields/FormLayout'
import { companyToday } from '../../platform/company-day.ts'
import { asText } from '../../register-pages/field-kinds/field-input.ts'
import { PassInput, type PassInputProps } from './PassInput.tsx'
import { visitsTexts } from './texts/visits-texts.ts'

/** Asks for the days, hours and last day of a guest who comes regularly. */
export function AlwaysFields(input: Omit<PassInputProps, 'name' | 'label' | 'required'>) {
  const t = visitsTexts.useTexts()
  const { typed, onChange, errors } = input
  return (
    <>
      <PassInput {...input} name="weekdays" />
      <FieldRow>
        <PassInput {...input} name="from_time" />
        <PassInput {...input} name="to_time" />
      </FieldRow>
      <PassInput {...input} name="on_holidays" />
      <DateField
        label={t('invite.lastDay')}
        required
        format="dd/mm/yyyy"
        min={companyToday()}
        value={asText(typed.valid_to)}
        error={errors['valid_to']}
        onChange={(day) => onChange({ ...typed, valid_to: day })}
      />
    </>
  )
}
