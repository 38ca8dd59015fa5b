import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { accessNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof accessNotices> = {
  minor_left_alone: {
    title: 'خروج قاصر بمفرده',
    text: 'مرّ قاصر لا يُسمح له بالخروج وحده عبر أحد المخارج.',
  },
  second_entry: {
    title: 'دخول مكرر',
    text: 'دخل شخص منطقة كان مسجلًا داخلها بالفعل.',
  },
  reader_removals_open: {
    title: 'عمليات إزالة معلقة في القارئات',
    text: 'لم يؤكد أحد القارئات خلال ساعة إزالة شخص منه.',
  },
  face_photo_by_link: {
    title: 'صورة وجه مُرسلة عبر رابط',
    text: 'أرسل أحدهم صورة من رابط رسالة.',
  },
  doors_released: {
    title: 'فتح الطوارئ',
    text: 'أبواب مفتوحة للجميع إلى أن ينهيه أحد.',
  },
  entries_locked: {
    title: 'إغلاق المداخل',
    text: 'مداخل مغلقة أمام الجميع إلى أن ينهيه المدير. وتبقى المخارج حرّة.',
  },
}

/** Sentences of items in the inbox. */
export const sentences: NoticeSentences<typeof accessNotices> = {
  minor_left_alone: {
    title: 'خروج قاصر بمفرده',
    text: ({ minor, point }) => `خرج ${minor} عبر ${point} دون إذن بالخروج وحده.`,
    quiet: 'خرج قاصر دون إذن بالخروج وحده.',
    button: 'فتح السجل',
  },
  second_entry: {
    title: 'دخول مكرر',
    text: ({ person, point }) => `دخل ${person} عبر ${point} مع أنه مسجل في الداخل.`,
    quiet: 'دخل شخص كان مسجلًا في الداخل بالفعل.',
    button: 'فتح سجل الدخول',
  },
  reader_removals_open: {
    title: 'إزالات لم تتأكد',
    text: ({ reader, count }) =>
      `${reader}: عمليات إزالة لم تتأكد منذ أكثر من ساعة، وعددها ${count}.`,
    quiet: 'في أحد القارئات عمليات إزالة لم تتأكد بعد.',
    button: 'فتح القارئ',
  },
  face_photo_by_link: {
    title: 'وصلت صورة وجه',
    text: ({ person }) => `وصلت صورة ${person} من رابط الرسالة.`,
    quiet: 'وصلت صورة وجه عبر رابط.',
    button: 'فتح السجل',
  },
  doors_released: {
    title: 'فتح الطوارئ',
    text: ({ by, reason }) => `فتح ${by} الأبواب: ${reason}`,
    quiet: 'فُتحت الأبواب في حالة طوارئ.',
    done: ({ ended_by }) => `أنهى ${ended_by} فتح الطوارئ.`,
    button: 'فتح صفحة الطوارئ',
  },
  entries_locked: {
    title: 'إغلاق المداخل',
    text: ({ by, reason }) => `أغلق ${by} المداخل: ${reason}`,
    quiet: 'أُغلقت المداخل.',
    done: ({ ended_by }) => `أنهى ${ended_by} إغلاق المداخل.`,
    button: 'فتح صفحة الطوارئ',
  },
}
