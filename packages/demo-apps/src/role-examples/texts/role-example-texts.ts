import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

export const roleExampleTexts = defineTexts(
  'role-examples',
  pt,
  async () => (await import('./en.ts')).en,
)
