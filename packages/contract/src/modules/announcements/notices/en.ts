import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { announcementsNotices } from './notices.ts'

/** Returns the sentence for the end of an announcement. */
const endOf = (state: string) =>
  state === 'replaced'
    ? 'it was corrected by another announcement.'
    : state === 'withdrawn'
      ? 'it was withdrawn.'
      : 'it is over.'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof announcementsNotices> = {
  emergency_announced: {
    title: 'Emergency',
    text: 'The management warned of a danger. It always comes, in quiet hours too.',
  },
  announcement_sent: {
    title: 'Announcement',
    text: 'The management sent you an announcement.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof announcementsNotices> = {
  emergency_announced: {
    title: 'Emergency',
    text: ({ title }) => title,
    quiet: 'The management announced an emergency.',
    done: ({ title, state }) => `${title}: ${endOf(state)}`,
    button: 'Open the announcement',
  },
  announcement_sent: {
    title: 'Announcement',
    text: ({ title }) => title,
    quiet: 'There is an announcement for you.',
    done: ({ title, state }) => `${title}: ${endOf(state)}`,
    button: 'Open the announcement',
  },
}
