import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { departuresNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof departuresNotices> = {
  access_ending: {
    title: 'End of your access',
    text: 'When your departure is planned: the last day of the access.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof departuresNotices> = {
  access_ending: {
    title: 'Your access will end',
    text: ({ on }) => `Your access ends at the end of ${on}.`,
    quiet: 'Your access ends soon.',
    done: ({ by }) => `Your access goes on: ${by} undid the plan.`,
    button: 'Open the record',
  },
}
