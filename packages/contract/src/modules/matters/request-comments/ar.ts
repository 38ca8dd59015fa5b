import type { TextOf } from '../../../texts/register-text.ts'
import type { requestComments } from './request-comments.ts'

export const ar: TextOf<typeof requestComments> = {
  one: 'تعليق على طلب',
  many: 'تعليقات الطلبات',
  gender: 'm',
  purpose: 'ما قيل عن كل طلب، ومن قاله.',
  fields: {
    request: 'الطلب',
    audience: 'من يقرؤه',
    body: 'التعليق',
    picture: 'صورة',
    author: 'من قاله',
    step: 'الخطوة',
  },
  sections: { comment: 'التعليق' },
  choices: {
    audience: { requester: 'صاحب الطلب أيضًا', team: 'الفريق وحده' },
    step: {
      start: 'بدأ العمل',
      release: 'أعاده',
      defer: 'أجّله',
      resume: 'حان يومه: فُتح من جديد',
      decline: 'رفضه',
      complete: 'أنجزه',
      close: 'أكّد أنه أُنجز',
      settle: 'أُغلق دون جواب',
      withdraw: 'سُحب: صاحبه لم يعد هنا',
      merge: 'ضُمّ إلى طلب آخر عن الأمر نفسه',
      reopen: 'أعاد فتحه',
    },
  },
  refusals: {
    too_many_comments: 'علّقتَ كثيرًا على هذا الطلب اليوم. حاول غدًا أو اتصل بالإدارة.',
  },
}
