import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

export const notificationPanelTexts = defineTexts(
  'notification-panel',
  pt,
  async () => (await import('./en.ts')).en,
)
