import type { pt } from './pt.ts'

export const en: typeof pt = {
  title: 'Examples',
  notice: 'Sample data: nothing here comes from your condominium.',
}
