import type { Translation } from '../../room/texts.ts'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Examples',
  notice: 'Sample data: nothing here comes from your condominium.',
}
