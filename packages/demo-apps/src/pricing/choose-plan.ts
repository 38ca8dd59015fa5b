import { showToast } from '@portaria/ui/toast'
import { pricingTexts } from './texts/pricing-texts.ts'

/** What the buttons of the pricing pages do: they say that nothing is sold here. */
export function choosePlan(plan: string): void {
  showToast({ title: pricingTexts.text('chosen', { plan }), tone: 'success' })
}
