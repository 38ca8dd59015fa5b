import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  aboutSindico: 'Is it about the manager?',
  toCouncil: 'Report it to the council: the manager does not read it.',
  open: 'Open an occurrence',
  alert: 'Panic alert of {{who}}',
}
