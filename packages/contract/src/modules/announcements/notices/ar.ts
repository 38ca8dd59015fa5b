import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { announcementsNotices } from './notices.ts'

/** Returns the sentence for the end of an announcement. */
const endOf = (state: string) =>
  state === 'replaced' ? 'صُحح بإعلان آخر.' : state === 'withdrawn' ? 'سُحب.' : 'لم يعد ساريًا.'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof announcementsNotices> = {
  emergency_announced: {
    title: 'طوارئ',
    text: 'حذرت الإدارة من خطر. يصل دائمًا، في ساعات الهدوء أيضًا.',
  },
  announcement_sent: {
    title: 'إعلان',
    text: 'أرسلت الإدارة إعلانًا إليك.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof announcementsNotices> = {
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
}
