import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

export const quickPanelTexts = defineTexts(
  'quick-panel',
  pt,
  async () => (await import('./en.ts')).en,
)
