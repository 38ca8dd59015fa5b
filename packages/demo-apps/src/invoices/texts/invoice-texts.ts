import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

export const invoiceTexts = defineTexts('invoices', pt, async () => (await import('./en.ts')).en)
