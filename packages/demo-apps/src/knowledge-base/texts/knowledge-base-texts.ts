import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

export const knowledgeBaseTexts = defineTexts(
  'knowledge-base',
  pt,
  async () => (await import('./en.ts')).en,
)
