import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { clockText } from '../../../texts/clock-text.ts'
import type { roundsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof roundsNotices> = {
  round_missed: {
    title: 'Round missed',
    text: 'The grace is over, and nobody has begun the round.',
  },
  round_unassigned: {
    title: 'Rounds without anybody responsible',
    text: 'Whoever was to walk rounds has left, and they wait for somebody else.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof roundsNotices> = {
  round_missed: {
    title: 'Round missed',
    text: ({ patrol, when }) => `${patrol}, ${clockText('en', when)}: nobody has begun it.`,
    quiet: 'A round was missed.',
    button: 'Open the round',
  },
  round_unassigned: {
    title: 'Rounds without anybody responsible',
    text: ({ patrol, when, count }) =>
      count === '1'
        ? `${patrol}, ${clockText('en', when)}.`
        : `${count} rounds of ${patrol}, from ${clockText('en', when)} on.`,
    quiet: 'There are rounds without anybody responsible.',
    button: 'Choose somebody',
  },
}
