import { showToast } from '@portaria/ui/toast'
import { pricingTexts } from './texts/pricing-texts.ts'

/** The action of the buttons on pricing pages: a toast that nothing is sold here. */
export function choosePlan(plan: string): void {
  showToast({ title: pricingTexts.text('chosen', { plan }), tone: 'success' })
}
