import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { dayText } from '../../../texts/clock-text.ts'
import type { OccurrenceAnswer, RequestAnswer } from './answered-states.ts'
import type { mattersNotices } from './notices.ts'

/** The words for the answer to a request. */
const answers: Readonly<Record<string, string>> = {
  in_progress: 'قيد التنفيذ',
  deferred: 'مؤجل حتى {{day}}',
  open: 'فُتح من جديد',
  declined: 'مرفوض',
  done: 'منجز',
  merged: 'ضُمّ إلى طلب آخر عن الأمر نفسه؛ سنبلغك عند إنجازه',
  closed: 'مغلق',
} satisfies Record<RequestAnswer, string>

/** Returns the words for the answer to a request; `until` is the day of one that is deferred. */
const stateOf = (state: string, until: string): string =>
  (answers[state] ?? '').replace('{{day}}', () => dayText('ar', until))

/** The words for the new state of an occurrence. */
const ends: Readonly<Record<string, string>> = {
  in_analysis: 'قيد التحليل',
  in_progress: 'قيد التنفيذ',
  closed: 'أُغلقت',
  cancelled: 'أُلغيت',
} satisfies Record<OccurrenceAnswer, string>

const endOf = (state: string): string => ends[state] ?? ''

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof mattersNotices> = {
  request_opened: { title: 'طلب جديد', text: 'يطلب أحدهم شيئًا من الإدارة.' },
  request_assigned: { title: 'طلب لك', text: 'صار أحد الطلبات من عملك.' },
  request_commented: { title: 'تعليق على طلب', text: 'علّق أحدهم على طلب يخصك.' },
  request_answered: { title: 'جواب طلبك', text: 'بدأ العمل في طلبك أو أُجّل أو رُفض أو أُنجز.' },
  request_overdue: { title: 'طلب متأخر', text: 'انقضت مهلة أحد الطلبات.' },
  occurrence_reported: { title: 'واقعة', text: 'واقعة تنتظر التحليل أو صارت من عملك.' },
  occurrence_answered: { title: 'واقعتك', text: 'ما رويته قيد التحليل أو أُغلق أو أُلغي.' },
  occurrence_commented: { title: 'تعليق على واقعة', text: 'أضاف أحدهم شيئًا إلى واقعة.' },
  unit_notified: { title: 'إشعار لوحدتك', text: 'أبلغت الإدارة وحدتك عن واقعة.' },
  council_reported: { title: 'للمجلس', text: 'روى أحدهم للمجلس شيئًا عن المدير.' },
  council_answered: { title: 'روايتك للمجلس', text: 'أجاب المجلس عما رويته.' },
  council_commented: { title: 'تعليق في المجلس', text: 'أضاف أحدهم شيئًا إلى رواية للمجلس.' },
  council_changed: { title: 'تغيّر في المجلس', text: 'انضم أحدهم إلى المجلس أو غادره.' },
  violation_letter: {
    title: 'رسالة من الإدارة',
    text: 'إنذار أو قرار بشأن وحدتك.',
  },
  violation_defended: {
    title: 'وصل دفاع',
    text: 'قدّمت وحدة دفاعًا عن مخالفة.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
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
  occurrence_reported: {
    title: 'واقعة',
    text: ({ number, title }) => `رقم ${number}، ${title}.`,
    quiet: 'هناك واقعة جديدة.',
    button: 'افتح الواقعة',
  },
  occurrence_answered: {
    title: 'واقعتك',
    text: ({ number, title, state }) => `رقم ${number}، ${title}: ${endOf(state)}.`,
    quiet: 'أُجيب عما رويته.',
    button: 'افتح الواقعة',
  },
  occurrence_commented: {
    title: 'تعليق على واقعة',
    text: ({ number, title }) => `رقم ${number}، ${title}.`,
    quiet: 'هناك تعليق على واقعة.',
    button: 'اقرأ التعليق',
  },
  unit_notified: {
    title: 'إشعار لوحدتك',
    text: ({ place, note }) => `${place}: ${note}`,
    quiet: 'أبلغت الإدارة وحدتك بشيء.',
    button: 'افتح سجل الوحدة',
  },
  council_reported: {
    title: 'للمجلس',
    text: ({ number, title }) => `رقم ${number}، ${title}.`,
    quiet: 'هناك أمر للمجلس.',
    button: 'افتح الرواية',
  },
  council_answered: {
    title: 'روايتك للمجلس',
    text: ({ number, title, state }) => `رقم ${number}، ${title}: ${endOf(state)}.`,
    quiet: 'أُجيب عن روايتك للمجلس.',
    button: 'افتح الرواية',
  },
  council_commented: {
    title: 'تعليق في المجلس',
    text: ({ number, title }) => `رقم ${number}، ${title}.`,
    quiet: 'هناك تعليق على رواية للمجلس.',
    button: 'اقرأ التعليق',
  },
  council_changed: {
    title: 'تغيّر في المجلس',
    text: ({ name, change }) =>
      change === 'joined' ? `انضم ${name} إلى المجلس.` : `غادر ${name} المجلس.`,
    quiet: 'تغيّر المجلس.',
    button: 'افتح وقائع المجلس',
  },
  violation_letter: {
    title: 'رسالة من الإدارة',
    text: ({ number, subject }) => `رقم ${number}، ${subject}. اقرأ الرسالة وأكّد استلامها.`,
    quiet: 'توجد رسالة من الإدارة لك.',
    button: 'اقرأ الرسالة',
  },
  violation_defended: {
    title: 'وصل دفاع',
    text: ({ number, subject }) => `رقم ${number}، ${subject}.`,
    quiet: 'قدّمت وحدة دفاعًا.',
    button: 'اقرأ الدفاع',
  },
}
