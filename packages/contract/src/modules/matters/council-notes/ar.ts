import type { TextOf } from '../../../texts/register-text.ts'
import type { councilNotes } from './council-notes.ts'

export const ar: TextOf<typeof councilNotes> = {
  one: 'تعليق المجلس',
  many: 'تعليقات المجلس',
  gender: 'm',
  purpose: 'ما فعله المجلس في كل واقعة عن المدير.',
  fields: {
    council_occurrence: 'واقعة للمجلس',
    audience: 'من يقرؤه',
    body: 'التعليق',
    picture: 'صورة',
    author: 'من قاله',
    step: 'الخطوة',
  },
  sections: { comment: 'التعليق' },
  choices: {
    audience: { requester: 'من رواها أيضًا', team: 'المجلس وحده' },
    step: {
      analyse: 'بدأ التحليل',
      proceed: 'تابع',
      close: 'أغلق',
      cancel: 'ألغى',
    },
  },
}
