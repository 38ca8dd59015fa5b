import type { TextOf } from '../../../texts/register-text.ts'
import type { occurrenceNotes } from './occurrence-notes.ts'

export const ar: TextOf<typeof occurrenceNotes> = {
  one: 'تعليق على واقعة',
  many: 'تعليقات الوقائع',
  gender: 'm',
  purpose: 'ما فُعل واكتُشف عن كل واقعة، ومن فعله.',
  fields: {
    occurrence: 'الواقعة',
    audience: 'من يقرؤه',
    body: 'التعليق',
    picture: 'صورة',
    author: 'من قاله',
    step: 'الخطوة',
  },
  sections: { comment: 'التعليق' },
  choices: {
    audience: { requester: 'من رواها أيضًا', team: 'الفريق وحده' },
    step: {
      analyse: 'بدأ التحليل',
      proceed: 'تابع',
      close: 'أغلق',
      cancel: 'ألغى',
      'tell-unit': 'أبلغ الوحدة',
    },
  },
}
