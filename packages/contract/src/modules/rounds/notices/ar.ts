import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { clockText } from '../../../texts/clock-text.ts'
import type { roundsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof roundsNotices> = {
  round_missed: { title: 'جولة فائتة', text: 'انتهت المهلة ولم يبدأ أحد الجولة.' },
  round_unassigned: {
    title: 'جولات بلا مسؤول',
    text: 'غادر من كان سيقوم بجولات، وهي تنتظر غيره.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof roundsNotices> = {
  round_missed: {
    title: 'جولة فائتة',
    text: ({ patrol, when }) => `${patrol}، ${clockText('ar', when)}: لم يبدأها أحد.`,
    quiet: 'فاتت إحدى الجولات.',
    button: 'افتح الجولة',
  },
  round_unassigned: {
    title: 'جولات بلا مسؤول',
    text: ({ patrol, when, count }) =>
      count === '1'
        ? `${patrol}، ${clockText('ar', when)}.`
        : `${count} من جولات ${patrol}، ابتداءً من ${clockText('ar', when)}.`,
    quiet: 'توجد جولات بلا مسؤول.',
    button: 'اختر مسؤولًا',
  },
}
