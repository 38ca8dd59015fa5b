import { choiceLabel } from '@portaria/contract/loaded-texts/register-texts'
import { nationalHolidayNames } from '@portaria/contract/modules/companies/holidays/national-holiday-names'
import {
  nationalHolidaysOf,
  optionalHolidays,
} from '@portaria/contract/modules/companies/holidays/national-holidays'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { Plus } from 'lucide-react'
import type { Control } from 'react-hook-form'
import { companyToday } from '../../../platform/company-day.ts'
import { asTexts } from '../../../register-pages/field-kinds/field-input.ts'
import type { FormValues } from '../../../register-pages/form/form-values.ts'
import type { OpenHoliday } from './HolidayDialogs.tsx'
import { OwnHolidays } from './OwnHolidays.tsx'
import { companySettingsTexts } from './texts/company-settings-texts.ts'
import { useSettings } from './use-settings.ts'

export interface HolidaysSectionProps {
  control: Control<FormValues>
  onOpen: (open: OpenHoliday) => void
}

/** The national holidays, the optional ones, and the company's own. */
export function HolidaysSection({ control, onOpen }: HolidaysSectionProps) {
  const text = companySettingsTexts.useTexts()
  const language = useLanguage()
  const { wholeDay } = useFormats()
  const { settings, set, onBlur } = useSettings(control)
  const chosen = asTexts(settings['optional_holidays'])
  const switchedOn = optionalHolidays.filter((one) => chosen.includes(one))
  const year = Number(companyToday().slice(0, 4))
  const national = nationalHolidaysOf(year, switchedOn)
  return (
    <FormSection id="holidays" title={text('holidays.title')} description={text('holidays.text')}>
      <OwnHolidays onOpen={onOpen} />
      <div>
        <Button icon={Plus} onClick={() => onOpen({ dialog: 'new' })}>
          {text('holidays.add')}
        </Button>
      </div>
      {optionalHolidays.map((one) => (
        <CheckboxField
          key={one}
          label={choiceLabel(language, registers.tenants.name, 'optional_holidays', one)}
          description={text(`holidays.${one}`)}
          value={chosen.includes(one)}
          onChange={(isChosen) =>
            set(
              'optional_holidays',
              optionalHolidays.filter((each) => (each === one ? isChosen : chosen.includes(each))),
            )
          }
          onBlur={onBlur}
        />
      ))}
      <Collapsible title={text('holidays.national', { year: String(year) })}>
        <ul className="ui-lines">
          {national.map(({ day, holiday }) => (
            <li key={day} className="flex gap-4 py-2 text-sm first:pt-0 last:pb-0">
              <span className="tabular w-24 shrink-0 text-muted">{wholeDay(day)}</span>
              {nationalHolidayNames[language][holiday]}
            </li>
          ))}
        </ul>
      </Collapsible>
    </FormSection>
  )
}
