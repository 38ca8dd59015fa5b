import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { accessNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof accessNotices> = {
  minor_left_alone: {
    title: 'Minor left alone',
    text: 'A minor without permission to leave alone has passed an exit.',
  },
  reader_removals_open: {
    title: 'Removals pending on readers',
    text: 'A reader has not confirmed within an hour that somebody was removed from it.',
  },
}

/** Sentences of items in the inbox. */
export const sentences: NoticeSentences<typeof accessNotices> = {
  minor_left_alone: {
    title: 'Minor left alone',
    text: ({ minor, point }) => `${minor} left by ${point} without permission to leave alone.`,
    quiet: 'A minor left without permission to leave alone.',
    button: 'Open the record',
  },
  reader_removals_open: {
    title: 'Removals not confirmed',
    text: ({ reader, count }) =>
      count === '1'
        ? `${reader}: 1 removal has not been confirmed for more than an hour.`
        : `${reader}: ${count} removals have not been confirmed for more than an hour.`,
    quiet: 'A reader has removals that are not confirmed yet.',
    button: 'Open the reader',
  },
}
