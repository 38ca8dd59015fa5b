import type { TextOf } from '../../../texts/register-text.ts'
import type { holidays } from './holidays.ts'

export const ar: TextOf<typeof holidays> = {
  one: 'عطلة',
  many: 'العطل',
  gender: 'f',
  purpose: 'عطل الولاية والمدينة والشركة نفسها. العطل الوطنية تأتي مع Portaria.',
  fields: { day: 'اليوم', scope: 'النطاق', yearly: 'كل سنة' },
  help: { yearly: 'تتكرر في اليوم نفسه من كل سنة ابتداءً من هذا اليوم.' },
  choices: {
    scope: { state: 'على مستوى الولاية', city: 'على مستوى المدينة', own: 'خاصة بالشركة' },
  },
  heads: { day: ['التاريخ'] },
}
