import {
  PANIC_LETTER_AFTER_S,
  PANIC_PLATFORM_AFTER_S,
  PANIC_RECIPIENTS_MAX,
} from '@portaria/contract/features/panic-settings'
import { registers } from '@portaria/contract/registers/index'
import { useFormats } from '@portaria/i18n/react/use-formats'
import type { ComboboxItem } from '@portaria/ui/fields/ComboboxField'
import { FieldRow, FormSection } from '@portaria/ui/fields/FormLayout'
import { MultiComboboxField } from '@portaria/ui/fields/MultiComboboxField'
import { NumberField } from '@portaria/ui/fields/NumberField'
import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { asObject, asTexts } from '../../register-pages/field-kinds/field-input.ts'
import { useReferenceSearch, useTitles } from '../../register-pages/field-kinds/reference-search.ts'
import type { FormValues } from '../../register-pages/form/form-values.ts'
import { companySettingsTexts } from './texts/company-settings-texts.ts'

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)
const whole = { useGrouping: false, maximumFractionDigits: 0 }

/** Who is notified of an alert that nobody acknowledges, and when: `settings.panic`. */
export function PanicSection({ control }: { control: Control<FormValues> }) {
  const text = companySettingsTexts.useTexts()
  const { count } = useFormats()
  const { field, fieldState } = useController({ control, name: 'settings' })
  const settings = asObject(field.value)
  const panic = asObject(settings['panic'])
  const change = (name: string, value: unknown) =>
    field.onChange({ ...settings, panic: { ...panic, [name]: value } })
  const seconds = (
    name: 'letter_after_s' | 'platform_after_s',
    { least, most, usual }: { least: number; most: number; usual: number },
  ) => (
    <NumberField
      label={text(`panic.${name}`)}
      description={text('panic.limits', {
        least: count(least),
        most: count(most),
        usual: count(usual),
      })}
      format={whole}
      placeholder={count(usual)}
      end={<span className="pe-3 text-sm text-muted">{text('panic.seconds')}</span>}
      error={errorOf(fieldState.error?.types, name)}
      value={asNumber(panic[name])}
      onChange={(value) => change(name, value)}
      onBlur={field.onBlur}
    />
  )
  return (
    <FormSection title={text('panic.title')} description={text('panic.text')}>
      <FieldRow>
        {seconds('letter_after_s', PANIC_LETTER_AFTER_S)}
        {seconds('platform_after_s', PANIC_PLATFORM_AFTER_S)}
      </FieldRow>
      <Recipients
        ids={asTexts(panic['recipient_ids'])}
        error={errorOf(fieldState.error?.types, 'recipient_ids')}
        onChange={(ids) => change('recipient_ids', ids)}
      />
    </FormSection>
  )
}

function errorOf(types: object | undefined, name: string): string | undefined {
  const path = `panic.${name}`
  const found = Object.entries(types ?? {}).find(
    ([place]) => place === path || place.startsWith(`${path}.`),
  )
  return typeof found?.[1] === 'string' ? found[1] : undefined
}

interface RecipientsProps {
  ids: readonly string[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

/** People of the company who are notified at once, found by name. */
function Recipients({ ids, error, onChange }: RecipientsProps) {
  const text = companySettingsTexts.useTexts()
  const { items, onSearch, loading } = useReferenceSearch(registers.users)
  const titles = useTitles(registers.users, ids)
  // The name of a person just chosen is known without the server.
  const [chosen, setChosen] = useState<readonly ComboboxItem[]>([])
  const labelOf = (id: string) =>
    titles.get(id) ?? chosen.find(({ value }) => value === id)?.label ?? text('panic.somebody')
  return (
    <MultiComboboxField
      label={text('panic.recipients')}
      description={text('panic.recipientsHelp', { most: PANIC_RECIPIENTS_MAX })}
      error={error}
      placeholder={text('panic.search')}
      value={ids.map((id) => ({ value: id, label: labelOf(id) }))}
      onChange={(next) => {
        setChosen(next)
        onChange(next.map(({ value }) => value))
      }}
      {...{ items, onSearch, loading }}
    />
  )
}
