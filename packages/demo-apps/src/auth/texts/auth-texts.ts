import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

export const authTexts = defineTexts('auth', pt, async () => (await import('./en.ts')).en)
