import {
  PANIC_LETTER_AFTER_S,
  PANIC_PLATFORM_AFTER_S,
  PANIC_RECIPIENTS_MAX,
} from '@portaria/contract/modules/companies/settings/panic-settings'
import { registers } from '@portaria/contract/modules/registers'
import type { ComboboxItem } from '@portaria/ui/fields/ComboboxField'
import { FieldRow, FormSection } from '@portaria/ui/fields/FormLayout'
import { MultiComboboxField } from '@portaria/ui/fields/MultiComboboxField'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { asTexts } from '../../../register-pages/field-kinds/field-input.ts'
import {
  useReferenceSearch,
  useTitles,
} from '../../../register-pages/field-kinds/reference-search.ts'
import type { FormValues } from '../../../register-pages/form/form-values.ts'
import { asNumber, DurationField } from './DurationField.tsx'
import { companySettingsTexts } from './texts/company-settings-texts.ts'
import { useSettings } from './use-settings.ts'

/** Sets who is notified of an alert that nobody acknowledges, and when: `settings.panic`. */
export function PanicSection({ control }: { control: Control<FormValues> }) {
  const text = companySettingsTexts.useTexts()
  const { groupOf, change, errorAt, onBlur } = useSettings(control)
  const panic = groupOf('panic')
  const seconds = (
    name: 'letter_after_s' | 'platform_after_s',
    limits: { least: number; most: number; usual: number },
  ) => (
    <DurationField
      label={text(`panic.${name}`)}
      stored="second"
      error={errorAt(`panic.${name}`)}
      value={asNumber(panic[name])}
      onChange={(value) => change('panic', name, value)}
      {...{ limits, onBlur }}
    />
  )
  return (
    <FormSection id="panic" title={text('panic.title')} description={text('panic.text')}>
      <FieldRow>
        {seconds('letter_after_s', PANIC_LETTER_AFTER_S)}
        {seconds('platform_after_s', PANIC_PLATFORM_AFTER_S)}
      </FieldRow>
      <Recipients
        ids={asTexts(panic['recipient_ids'])}
        error={errorAt('panic.recipient_ids')}
        onChange={(ids) => change('panic', 'recipient_ids', ids)}
      />
    </FormSection>
  )
}

interface RecipientsProps {
  ids: readonly string[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

/** Chooses people of the company to notify at once, found by name. */
function Recipients({ ids, error, onChange }: RecipientsProps) {
  const text = companySettingsTexts.useTexts()
  const { items, onSearch, loading } = useReferenceSearch(registers.users)
  const titles = useTitles(registers.users, ids)
  // Names of people just chosen, which need not be read from the server.
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
