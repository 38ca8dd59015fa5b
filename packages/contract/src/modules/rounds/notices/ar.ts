import type { NoticeChoices, NoticeSentences } from '../../../define-notices.ts'
import { clockText } from '../../../texts/clock-text.ts'
import type { roundsNotices } from './notices.ts'

/** What the profile page says of each. */
export const choices: NoticeChoices<typeof roundsNotices> = {
  round_missed: { title: 'جولة فائتة', text: 'انتهت المهلة ولم يبدأ أحد الجولة.' },
  round_unassigned: {
    title: 'جولات بلا مسؤول',
    text: 'غادر من كان سيقوم بجولات، وهي تنتظر غيره.',
  },
}

/** What is told. */
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
