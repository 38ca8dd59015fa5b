import { TextField } from '@portaria/ui/fields/TextField'
import { shopTexts } from '../texts/shop-texts.ts'
import { NumberInput } from './NumberInput.tsx'
import type { TabProps } from './tab-props.ts'

/** The stock, and the codes of the product. */
export function StockTab(props: TabProps) {
  const t = shopTexts.useTexts()
  return (
    <div className="flex max-w-xl flex-col gap-field">
      <NumberInput {...props} name="quantity" />
      <TextField
        label={t('field.sku')}
        value={props.draft.sku}
        onChange={(sku) => props.onChange({ sku })}
      />
    </div>
  )
}
