import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

export const searchTexts = defineTexts('search', pt, async () => (await import('./en.ts')).en)
