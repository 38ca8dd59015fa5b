import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { accessNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof accessNotices> = {
  minor_left_alone: {
    title: 'Minor left alone',
    text: 'A minor without permission to leave alone has passed an exit.',
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
}
