import type { NumberField, ProductDraft } from '../product-rules.ts'

/** What each part of the form of a product gets. */
export type TabProps = {
  draft: ProductDraft
  onChange: (changes: Partial<ProductDraft>) => void
  /** The sentence of the rule that a field breaks. */
  errorOf: (field: NumberField | 'name') => string | undefined
}
