import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { dayText } from '../../../texts/clock-text.ts'
import type { OccurrenceAnswer, RequestAnswer } from './answered-states.ts'
import type { mattersNotices } from './notices.ts'

/** The words for the answer to a request. */
const answers: Readonly<Record<string, string>> = {
  in_progress: 'in progress',
  deferred: 'put off until {{day}}',
  open: 'open again',
  declined: 'declined',
  done: 'done',
  merged: 'merged into another about the same; we tell you when it is done',
  closed: 'closed',
} satisfies Record<RequestAnswer, string>

/** Returns the words for the answer to a request; `until` is the day of one that is deferred. */
const stateOf = (state: string, until: string): string =>
  (answers[state] ?? '').replace('{{day}}', () => dayText('en', until))

/** The words for the new state of an occurrence. */
const ends: Readonly<Record<string, string>> = {
  in_analysis: 'in analysis',
  in_progress: 'in progress',
  closed: 'closed',
  cancelled: 'cancelled',
} satisfies Record<OccurrenceAnswer, string>

const endOf = (state: string): string => ends[state] ?? ''

/** Texts of the profile page for each kind. */
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
  occurrence_reported: {
    title: 'Occurrence',
    text: 'An occurrence waits for analysis, or is yours now.',
  },
  occurrence_answered: {
    title: 'Your occurrence',
    text: 'What you reported is in analysis, was closed or cancelled.',
  },
  occurrence_commented: {
    title: 'Comment on an occurrence',
    text: 'Somebody added something to an occurrence.',
  },
  unit_notified: {
    title: 'Notice to your unit',
    text: 'The management told your unit of an occurrence.',
  },
  council_reported: {
    title: 'For the council',
    text: 'Somebody reported something about the manager to the council.',
  },
  council_answered: {
    title: 'Your report to the council',
    text: 'The council answered what you reported.',
  },
  council_commented: {
    title: 'Comment in the council',
    text: 'Somebody added something to a report to the council.',
  },
  council_changed: {
    title: 'Change of the council',
    text: 'Somebody joined the council or left it.',
  },
  violation_letter: {
    title: 'Letter of the management',
    text: 'A warning or a decision about your unit.',
  },
  violation_defended: {
    title: 'Defence received',
    text: 'A unit has defended itself against a violation.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
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
  occurrence_reported: {
    title: 'Occurrence',
    text: ({ number, title }) => `No. ${number}, ${title}.`,
    quiet: 'There is a new occurrence.',
    button: 'Open the occurrence',
  },
  occurrence_answered: {
    title: 'Your occurrence',
    text: ({ number, title, state }) => `No. ${number}, ${title}: ${endOf(state)}.`,
    quiet: 'What you reported was answered.',
    button: 'Open the occurrence',
  },
  occurrence_commented: {
    title: 'Comment on an occurrence',
    text: ({ number, title }) => `No. ${number}, ${title}.`,
    quiet: 'There is a comment on an occurrence.',
    button: 'Read the comment',
  },
  unit_notified: {
    title: 'Notice to your unit',
    text: ({ place, note }) => `${place}: ${note}`,
    quiet: 'The management told your unit something.',
    button: 'Open the unit’s record',
  },
  council_reported: {
    title: 'For the council',
    text: ({ number, title }) => `No. ${number}, ${title}.`,
    quiet: 'There is a matter for the council.',
    button: 'Open the report',
  },
  council_answered: {
    title: 'Your report to the council',
    text: ({ number, title, state }) => `No. ${number}, ${title}: ${endOf(state)}.`,
    quiet: 'Your report to the council was answered.',
    button: 'Open the report',
  },
  council_commented: {
    title: 'Comment in the council',
    text: ({ number, title }) => `No. ${number}, ${title}.`,
    quiet: 'There is a comment on a report to the council.',
    button: 'Read the comment',
  },
  council_changed: {
    title: 'Change of the council',
    text: ({ name, change }) =>
      change === 'joined' ? `${name} joined the council.` : `${name} left the council.`,
    quiet: 'The council has changed.',
    button: 'Open the council’s occurrences',
  },
  violation_letter: {
    title: 'Letter of the management',
    text: ({ number, subject }) =>
      `no. ${number}, ${subject}. Read the letter and confirm its receipt.`,
    quiet: 'There is a letter of the management for you.',
    button: 'Read the letter',
  },
  violation_defended: {
    title: 'Defence received',
    text: ({ number, subject }) => `no. ${number}, ${subject}.`,
    quiet: 'A unit has defended itself.',
    button: 'Read the defence',
  },
}
