import { defineTexts } from './i18n.ts'
import { pt } from './texts/pt.ts'

/** Words that every part of the app uses, and those the design system asks for. */
export const commonTexts = defineTexts('common', pt, async () => (await import('./texts/en.ts')).en)
