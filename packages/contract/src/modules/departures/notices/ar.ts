import type { NoticeChoices, NoticeSentences } from '../../../define-notices.ts'
import type { departuresNotices } from './notices.ts'

/** What the profile page says of each. */
export const choices: NoticeChoices<typeof departuresNotices> = {
  access_ending: {
    title: 'انتهاء دخولك',
    text: 'عند التخطيط لمغادرتك: آخر يوم لدخولك.',
  },
}

/** What is told. */
export const sentences: NoticeSentences<typeof departuresNotices> = {
  access_ending: {
    title: 'سينتهي دخولك',
    text: ({ on }) => `ينتهي دخولك في نهاية ${on}.`,
    quiet: 'ينتهي دخولك قريبًا.',
    done: ({ by }) => `يستمر دخولك: تراجع ${by} عن الخطة.`,
    button: 'فتح السجل',
  },
}
