import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { clockText } from '../../../texts/clock-text.ts'
import type { commonLifeNotices } from './notices.ts'

/** Returns the sentence for the end of an announcement. */
const endOf = (state: string) =>
  state === 'replaced' ? 'صُحح بإعلان آخر.' : state === 'withdrawn' ? 'سُحب.' : 'لم يعد ساريًا.'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof commonLifeNotices> = {
  emergency_announced: {
    title: 'طوارئ',
    text: 'حذرت الإدارة من خطر. يصل دائمًا، في ساعات الهدوء أيضًا.',
  },
  announcement_sent: {
    title: 'إعلان',
    text: 'أرسلت الإدارة إعلانًا إليك.',
  },
  reservation_requested: { title: 'حجز للموافقة', text: 'طلب شخص مرفقًا مشتركًا وينتظر ردك.' },
  reservation_offered: {
    title: 'موعد معروض',
    text: 'أصبح الموعد الذي تنتظره متاحًا.',
  },
  reservation_decided: { title: 'الرد على حجزك', text: 'تأكد حجزك أو رُفض أو أُلغي.' },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof commonLifeNotices> = {
  emergency_announced: {
    title: 'طوارئ',
    text: ({ title }) => title,
    quiet: 'أعلنت الإدارة حالة طوارئ.',
    done: ({ title, state }) => `${title}: ${endOf(state)}`,
    button: 'فتح الإعلان',
  },
  announcement_sent: {
    title: 'إعلان',
    text: ({ title }) => title,
    quiet: 'لديك إعلان.',
    done: ({ title, state }) => `${title}: ${endOf(state)}`,
    button: 'فتح الإعلان',
  },
  reservation_requested: {
    title: 'حجز للموافقة',
    text: ({ title, area, place }) => `${place} يطلب ${area}: ${title}.`,
    quiet: 'حجز ينتظر الموافقة.',
    done: ({ title, area }) => `${title}، ${area}: تم الرد عليه.`,
    button: 'فتح الحجز',
  },
  reservation_offered: {
    title: 'أصبح الموعد متاحًا',
    text: ({ area, when, until }) =>
      `${area} متاح: ${clockText('ar', when)}. الرد قبل ${clockText('ar', until)}.`,
    quiet: 'أصبح موعد تنتظره متاحًا. الرجاء الرد في الوقت المناسب.',
    done: ({ area, state }) =>
      `${area}: ${state === 'approved' || state === 'requested' ? 'قُبل الموعد' : 'انتهى العرض'}.`,
    button: 'الرد',
  },
  reservation_decided: {
    title: 'حجزك',
    text: ({ title, area, state, reason }) =>
      `${title}، ${area}: ${state === 'approved' ? 'تأكد' : state === 'refused' ? 'رُفض' : 'أُلغي'}${reason === '' ? '.' : `. ${reason}`}`,
    quiet: 'تم الرد على حجزك.',
    button: 'فتح الحجز',
  },
}
