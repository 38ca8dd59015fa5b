import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

export const noticeTexts = defineTexts('notices', pt, async () => (await import('./en.ts')).en)
