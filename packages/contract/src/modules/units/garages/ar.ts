import type { TextOf } from '../../../texts/register-text.ts'
import type { garages } from './garages.ts'

export const ar: TextOf<typeof garages> = {
  one: 'موقف',
  many: 'المواقف',
  gender: 'm',
  purpose: 'مواقف السيارات: لمن هي، ولمن أُعيرت، وأي مركبة تشغل كلًا منها.',
  fields: {
    code: 'الرمز',
    level: 'الطابق',
    covered: 'مغطى',
    lent_to: 'معار إلى',
    vehicle: 'المركبة',
  },
  help: { lent_to: 'داخل المجمع فقط.' },
  choices: {
    kind: {
      fixed: 'ثابت',
      rotating: 'متناوب',
      visitor: 'للزوار',
      accessible: 'لذوي الإعاقة',
      elderly: 'لكبار السن',
      motorcycle: 'للدراجات النارية',
      bicycle: 'للدراجات',
      charging: 'بشاحن',
      loading: 'للتحميل والتفريغ',
    },
  },
  views: {
    free: { m: 'الشاغرة', f: 'الشاغرة' },
    lent: { m: 'المعارة', f: 'المعارة' },
  },
  refusals: {
    lent_to_owner: 'الموقف لهذه الوحدة أصلًا. اختر غيرها.',
  },
}
