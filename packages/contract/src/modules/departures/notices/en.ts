import type { NoticeChoices, NoticeSentences } from '../../../define-notices.ts'
import type { departuresNotices } from './notices.ts'

/** What the profile page says of each. */
export const choices: NoticeChoices<typeof departuresNotices> = {
  access_ending: {
    title: 'End of your access',
    text: 'When your departure is planned: the last day of the access.',
  },
}

/** What is told. */
export const sentences: NoticeSentences<typeof departuresNotices> = {
  access_ending: {
    title: 'Your access will end',
    text: ({ on }) => `Your access ends at the end of ${on}.`,
    quiet: 'Your access ends soon.',
    done: ({ by }) => `Your access goes on: ${by} undid the plan.`,
    button: 'Open the record',
  },
}
