import type { TextOf } from '../../../texts/register-text.ts'
import type { brands } from './brands.ts'

export const ar: TextOf<typeof brands> = {
  one: 'علامة تجارية',
  many: 'العلامات التجارية',
  gender: 'f',
  purpose: 'علامات المركبات والأجهزة. توجد قائمة مشتركة؛ أضف ما ينقصها.',
  fields: { logo: 'الشعار', kind: 'تُستخدم في' },
  choices: { kind: { vehicle: 'المركبات', equipment: 'الأجهزة', both: 'كليهما' } },
}
