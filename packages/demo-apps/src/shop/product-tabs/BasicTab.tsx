import { ChipsField } from '@portaria/ui/fields/ChipsField'
import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { TextField } from '@portaria/ui/fields/TextField'
import { FormattedText } from '../../editor/FormattedText.tsx'
import { shopTexts } from '../texts/shop-texts.ts'
import type { TabProps } from './tab-props.ts'

/** Name, description and categories of a product. */
export function BasicTab({ draft, onChange, errorOf }: TabProps) {
  const t = shopTexts.useTexts()
  return (
    <div className="flex max-w-xl flex-col gap-field">
      <TextField
        label={t('field.name')}
        required
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={errorOf('name')}
      />
      <FormattedText
        label={t('field.description')}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      <ChipsField
        label={t('field.categories')}
        value={draft.categories}
        onChange={(categories) => onChange({ categories })}
      />
      <ChipsField
        label={t('field.tags')}
        value={draft.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <SwitchField
        label={t('field.active')}
        value={draft.active}
        onChange={(active) => onChange({ active })}
      />
    </div>
  )
}
