import { useLanguage } from '@portaria/i18n/react/texts'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { useRegister } from '../register-context.tsx'
import { choiceWords } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import type { FilterInputProps } from './filter.ts'

/** A checkbox for each option; several may be chosen, such as vacant and rented units. */
export function ChoiceFilter(props: FilterInputProps & { options: readonly string[] }) {
  const { filter, label, values, onChange, options } = props
  const { register } = useRegister()
  const language = useLanguage()
  const text = pageTexts.useTexts()
  const chosen = values.equal === '' ? [] : values.equal.split(',')
  const labelOf = (option: string) => {
    if (filter.field.kind === 'flag') return text(option === 'true' ? 'yes' : 'no')
    return choiceWords(language, register.name, filter.name, option)
  }
  const toggle = (option: string, on: boolean) => {
    const next = options.filter((one) => (one === option ? on : chosen.includes(one)))
    onChange({ equal: next.join(',') })
  }
  return (
    <fieldset aria-label={label} className="flex flex-col gap-1.5">
      {options.map((option) => (
        <CheckboxField
          key={option}
          label={labelOf(option)}
          value={chosen.includes(option)}
          onChange={(on) => toggle(option, on)}
        />
      ))}
    </fieldset>
  )
}
