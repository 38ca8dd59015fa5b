import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

export const iconTexts = defineTexts('icons', pt, async () => (await import('./en.ts')).en)

export type IconCategory = keyof typeof pt.categories
