import { FieldRow } from '@portaria/ui/fields/FormLayout'
import { NumberInput } from './NumberInput.tsx'
import type { TabProps } from './tab-props.ts'

/** Sizes, weight and extra costs of shipping. */
export function ShippingTab(props: TabProps) {
  return (
    <div className="flex max-w-xl flex-col gap-field">
      <FieldRow>
        <NumberInput {...props} name="width" />
        <NumberInput {...props} name="height" />
        <NumberInput {...props} name="depth" />
      </FieldRow>
      <FieldRow>
        <NumberInput {...props} name="weight" />
        <NumberInput {...props} name="extraShippingFee" money />
      </FieldRow>
    </div>
  )
}
