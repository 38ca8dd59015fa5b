import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

export const pricingTexts = defineTexts('pricing', pt, async () => (await import('./en.ts')).en)
