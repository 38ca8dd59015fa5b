import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { monthText } from '../../../texts/clock-text.ts'
import type { reportsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof reportsNotices> = {
  month_reported: {
    title: 'Summary of the month',
    text: 'At the start of each month: visits, rounds and occurrences of the month before.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof reportsNotices> = {
  month_reported: {
    title: 'Summary of the month',
    text: ({ from, entered, denied, done, missed, happened, solved }) =>
      `${monthText('en', from)}: entries ${entered}, refused ${denied}; rounds done ${done}, missed ${missed}; occurrences ${happened}, solved ${solved}.`,
    quiet: 'The summary of the month is ready.',
    button: 'Open the report',
  },
}
