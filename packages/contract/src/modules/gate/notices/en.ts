import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { gateNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof gateNotices> = {
  desk_conflict: {
    title: 'Entry to resolve',
    text: 'What the gate recorded without a connection does not agree with what is on record.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof gateNotices> = {
  desk_conflict: {
    title: 'Entry to resolve',
    text: ({ visitor }) =>
      `${visitor}: what was recorded without a connection does not agree and waits for a decision.`,
    quiet: 'An entry made without a connection waits for a decision.',
    button: 'Open the gate',
  },
}
