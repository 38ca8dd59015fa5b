import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

export const faqTexts = defineTexts('faq', pt, async () => (await import('./en.ts')).en)
