import type { NumberField, ProductDraft } from '../product-rules.ts'

/** The props of each tab of a product's form. */
export type TabProps = {
  draft: ProductDraft
  onChange: (changes: Partial<ProductDraft>) => void
  /** Returns the sentence of the rule that a field breaks. */
  errorOf: (field: NumberField | 'name') => string | undefined
}
