import type { TextOf } from '../../../texts/register-text.ts'
import type { cabinets } from './cabinets.ts'

export const ar: TextOf<typeof cabinets> = {
  one: 'خزانة',
  many: 'الخزائن',
  gender: 'f',
  purpose: 'مفاتيح وأدوات وأغراض تحفظها البوابة وتعيرها.',
  fields: { location: 'المكان', items: 'المحتويات', code: 'الرمز', note: 'ملاحظة' },
  sections: { items: 'المحتويات' },
  choices: { kind: { keys: 'مفاتيح', tools: 'أدوات', storage: 'تخزين' } },
  actions: { lend: 'إعارة', return: 'إرجاع' },
  views: {
    lent: { m: 'معارة', f: 'معارة' },
    overdue: { m: 'متأخرة الإرجاع', f: 'متأخرة الإرجاع' },
  },
  refusals: {
    item_lent: 'هذا الغرض معار. سجّل إرجاعه أولاً.',
  },
}
