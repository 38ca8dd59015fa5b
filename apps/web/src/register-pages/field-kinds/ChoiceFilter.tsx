import { useLanguage } from '@portaria/i18n/react/texts'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { useRegister } from '../register-context.tsx'
import { fieldWords } from './field-words.ts'
import type { FilterPanelProps } from './filter.ts'

/** A checkbox for each option; several may be chosen, such as vacant and rented units. */
export function ChoiceFilter(props: FilterPanelProps & { options: readonly string[] }) {
  const { filter, label, values, onChange, options } = props
  const { register } = useRegister()
  const language = useLanguage()
  const chosen = values.equal === '' ? [] : values.equal.split(',')
  const { name, field, by } = filter
  const labelOf = (option: string) =>
    fieldWords(by.read(option), { language, register: register.name, name, field })
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
