import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  open: 'Warn the unit',
  warning: 'Letter of the warning',
  decision: 'Letter of the decision',
  pdf: 'Save as PDF',
  digest: 'Code of the text (SHA-256): {{digest}}',
  failed: 'The PDF was not made',
}
