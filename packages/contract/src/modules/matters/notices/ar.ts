import type { NoticeChoices, NoticeSentences } from '../../../define-notices.ts'
import { dayText } from '../../../texts/clock-text.ts'
import type { mattersNotices } from './notices.ts'

/** What became of a request. */
function stateOf(state: string, until: string): string {
  switch (state) {
    case 'in_progress':
      return 'قيد التنفيذ'
    case 'deferred':
      return `مؤجل حتى ${dayText('ar', until)}`
    case 'open':
      return 'فُتح من جديد'
    case 'declined':
      return 'مرفوض'
    case 'done':
      return 'منجز'
    case 'merged':
      return 'ضُمّ إلى طلب آخر عن الأمر نفسه؛ سنبلغك عند إنجازه'
    default:
      return 'مغلق'
  }
}

/** What the profile page says of each. */
export const choices: NoticeChoices<typeof mattersNotices> = {
  request_opened: { title: 'طلب جديد', text: 'يطلب أحدهم شيئًا من الإدارة.' },
  request_assigned: { title: 'طلب لك', text: 'صار أحد الطلبات من عملك.' },
  request_commented: { title: 'تعليق على طلب', text: 'علّق أحدهم على طلب يخصك.' },
  request_answered: { title: 'جواب طلبك', text: 'بدأ العمل في طلبك أو أُجّل أو رُفض أو أُنجز.' },
  request_overdue: { title: 'طلب متأخر', text: 'انقضت مهلة أحد الطلبات.' },
}

/** What is told. */
export const sentences: NoticeSentences<typeof mattersNotices> = {
  request_opened: {
    title: 'طلب جديد',
    text: ({ number, subject, place }) =>
      `رقم ${number}، ${subject}${place === '' ? '' : `: ${place}`}.`,
    quiet: 'هناك طلب جديد.',
    button: 'افتح الطلب',
  },
  request_assigned: {
    title: 'طلب لك',
    text: ({ number, subject, place }) =>
      `رقم ${number}، ${subject}${place === '' ? '' : `: ${place}`}.`,
    quiet: 'هناك طلب لك.',
    button: 'افتح الطلب',
  },
  request_commented: {
    title: 'تعليق على طلب',
    text: ({ number, subject, author }) => `علّق ${author} على رقم ${number}، ${subject}.`,
    quiet: 'هناك تعليق على طلب.',
    button: 'اقرأ التعليق',
  },
  request_answered: {
    title: 'طلبك',
    text: ({ number, subject, state, answer, until }) =>
      `رقم ${number}، ${subject}: ${stateOf(state, until)}.${answer === '' ? '' : ` ${answer}`}`,
    quiet: 'أُجيب عن طلبك.',
    button: 'افتح الطلب',
  },
  request_overdue: {
    title: 'متأخر',
    text: ({ number, subject }) => `رقم ${number}، ${subject}: انقضت المهلة.`,
    quiet: 'انقضت مهلة أحد الطلبات.',
    button: 'افتح الطلب',
  },
}
