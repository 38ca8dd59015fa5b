import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  block: {
    text: 'تُنبَّه البوابة كلما حضر هذا الشخص. حظر البوابة يدوم {{hours}} ساعة ما لم يؤكده المدير.',
    ownText: 'تُنبَّه البوابة كلما حضر الشخص. يسري الحظر حتى ترفعه الإدارة.',
    reason: 'سبب الحظر',
    done: '{{one}}: حُظر',
    confirmed: '{{one}}: أُكد الحظر',
    lifted: '{{one}}: رُفع الحظر',
    by: 'حظره {{by}} {{at}}',
    ends: 'ينتهي {{until}} ما لم يؤكده المدير.',
    holds: 'يسري حتى يرفعه المدير.',
    system: 'النظام',
  },
  recognise: {
    text: 'تصبح الدعوة باسم {{title}}. لا يمكن التراجع عن ذلك.',
    done: '{{title}}: عُرف الزائر',
  },
}
