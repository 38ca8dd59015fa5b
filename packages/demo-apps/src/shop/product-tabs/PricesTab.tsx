import { FieldRow } from '@portaria/ui/fields/FormLayout'
import { withoutTax, withTax } from '../prices.ts'
import { shopTexts } from '../texts/shop-texts.ts'
import { NumberInput } from './NumberInput.tsx'
import type { TabProps } from './tab-props.ts'

/** The prices with and without tax; changing one changes the other. */
export function PricesTab({ draft, onChange, errorOf }: TabProps) {
  const t = shopTexts.useTexts()
  const { taxRate } = draft
  const set: TabProps['onChange'] = (changes) => {
    const { priceTaxExcl, priceTaxIncl } = changes
    onChange({
      ...changes,
      ...(typeof priceTaxExcl === 'number' && { priceTaxIncl: withTax(priceTaxExcl, taxRate) }),
      ...(typeof priceTaxIncl === 'number' && { priceTaxExcl: withoutTax(priceTaxIncl, taxRate) }),
    })
  }
  const props = { draft, onChange: set, errorOf, money: true }
  return (
    <div className="flex max-w-xl flex-col gap-field">
      <p className="text-sm text-muted">{t('taxHelp', { rate: taxRate })}</p>
      <FieldRow>
        <NumberInput {...props} name="priceTaxExcl" />
        <NumberInput {...props} name="priceTaxIncl" />
      </FieldRow>
      <NumberInput {...props} name="comparedPrice" />
    </div>
  )
}
