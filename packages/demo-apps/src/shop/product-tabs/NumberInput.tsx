import { NumberField } from '@portaria/ui/fields/NumberField'
import type { NumberField as Name } from '../product-rules.ts'
import { shopTexts } from '../texts/shop-texts.ts'
import type { TabProps } from './tab-props.ts'

export interface NumberInputProps extends TabProps {
  name: Name
  money?: boolean
  description?: string
}

/** An input for one number of a product; prices are formatted in reais. */
export function NumberInput({
  draft,
  onChange,
  errorOf,
  name,
  money,
  description,
}: NumberInputProps) {
  const t = shopTexts.useTexts()
  return (
    <NumberField
      label={t(`field.${name}`)}
      {...(description !== undefined && { description })}
      {...(money && { format: { style: 'currency', currency: 'BRL' } })}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
      error={errorOf(name)}
    />
  )
}
