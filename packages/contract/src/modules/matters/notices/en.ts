import type { NoticeChoices, NoticeSentences } from '../../../define-notices.ts'
import { dayText } from '../../../texts/clock-text.ts'
import type { mattersNotices } from './notices.ts'

/** What became of a request. */
function stateOf(state: string, until: string): string {
  switch (state) {
    case 'in_progress':
      return 'in progress'
    case 'deferred':
      return `put off until ${dayText('en', until)}`
    case 'open':
      return 'open again'
    case 'declined':
      return 'declined'
    case 'done':
      return 'done'
    case 'merged':
      return 'merged into another about the same; we tell you when it is done'
    default:
      return 'closed'
  }
}

/** What the profile page says of each. */
export const choices: NoticeChoices<typeof mattersNotices> = {
  request_opened: { title: 'New request', text: 'Somebody asks the management for something.' },
  request_assigned: { title: 'Request for you', text: 'A request is yours to do now.' },
  request_commented: {
    title: 'Comment on a request',
    text: 'Somebody commented on a request of yours.',
  },
  request_answered: {
    title: 'Answer to your request',
    text: 'Your request was started, put off, declined or done.',
  },
  request_overdue: { title: 'Request overdue', text: 'The time of a request is over.' },
}

/** What is told. */
export const sentences: NoticeSentences<typeof mattersNotices> = {
  request_opened: {
    title: 'New request',
    text: ({ number, subject, place }) =>
      `No. ${number}, ${subject}${place === '' ? '' : `: ${place}`}.`,
    quiet: 'There is a new request.',
    button: 'Open the request',
  },
  request_assigned: {
    title: 'Request for you',
    text: ({ number, subject, place }) =>
      `No. ${number}, ${subject}${place === '' ? '' : `: ${place}`}.`,
    quiet: 'There is a request for you.',
    button: 'Open the request',
  },
  request_commented: {
    title: 'Comment on a request',
    text: ({ number, subject, author }) => `${author} commented on no. ${number}, ${subject}.`,
    quiet: 'There is a comment on a request.',
    button: 'Read the comment',
  },
  request_answered: {
    title: 'Your request',
    text: ({ number, subject, state, answer, until }) =>
      `No. ${number}, ${subject}: ${stateOf(state, until)}.${answer === '' ? '' : ` ${answer}`}`,
    quiet: 'Your request was answered.',
    button: 'Open the request',
  },
  request_overdue: {
    title: 'Overdue',
    text: ({ number, subject }) => `No. ${number}, ${subject}: its time is over.`,
    quiet: 'The time of a request is over.',
    button: 'Open the request',
  },
}
