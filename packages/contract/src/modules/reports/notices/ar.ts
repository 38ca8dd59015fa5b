import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { monthText } from '../../../texts/clock-text.ts'
import type { reportsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof reportsNotices> = {
  month_reported: {
    title: 'ملخص الشهر',
    text: 'في بداية كل شهر: زيارات الشهر الماضي وجولاته ووقائعه.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof reportsNotices> = {
  month_reported: {
    title: 'ملخص الشهر',
    text: ({ from, entered, denied, done, missed, happened, solved }) =>
      `${monthText('ar', from)}: الدخول ${entered}، المرفوضة ${denied}؛ الجولات المنجزة ${done}، التي لم تُنجز ${missed}؛ الوقائع ${happened}، المحلولة ${solved}.`,
    quiet: 'ملخص الشهر جاهز.',
    button: 'فتح التقرير',
  },
}
