import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { visitsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof visitsNotices> = {
  visit_waiting: {
    title: 'Visitor waiting at the gate',
    text: 'Somebody wants to come in and the gate asks you.',
  },
  visit_answered: {
    title: 'Answer to the gate',
    text: 'A resident or host has let a visitor in, or refused.',
  },
  visit_unanswered: {
    title: 'Visitor without an answer',
    text: 'Nobody answered the gate in time.',
  },
  visit_overstayed: {
    title: 'Visit past its time',
    text: 'Somebody is still inside after the time of the visit.',
  },
  visit_blocked: {
    title: 'Blocked person',
    text: 'Somebody blocked came to the gate, and was let in or refused.',
  },
  visit_on_the_way: {
    title: 'Provider on the way',
    text: 'A provider who is expected said that they are on the way.',
  },
  visit_arrived: {
    title: 'Visitor arrived',
    text: 'Your visitor is inside.',
  },
  visit_not_entered: {
    title: 'Entry undone',
    text: 'The gate undid an entry that you were told of.',
  },
  pass_given: {
    title: 'Pass made at the gate',
    text: 'The gate made a pass for your unit, as somebody of it asked.',
  },
  item_permitted: {
    title: 'Item permit',
    text: 'The gate noted something that leaves your unit or comes to it.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof visitsNotices> = {
  visit_waiting: {
    title: 'Visitor at the gate',
    text: ({ visitor, place, blocked }) =>
      blocked === 'yes'
        ? `${visitor} is blocked and wants to come in: ${place}.`
        : `${visitor} wants to come in: ${place}.`,
    quiet: 'Somebody waits for your answer.',
    done: ({ visitor, place, answer, by }) =>
      `${visitor}, ${place}: ${by} ${answer === 'authorised' ? 'let them in' : 'refused'}.`,
    button: 'Answer the gate',
  },
  visit_answered: {
    title: 'Answer for the gate',
    text: ({ visitor, place, answer, by }) =>
      `${visitor}, ${place}: ${by} ${answer === 'authorised' ? 'lets them in' : 'refuses'}.`,
    quiet: 'A visitor has an answer.',
    button: 'Open the visit',
  },
  visit_unanswered: {
    title: 'Visitor without an answer',
    text: ({ visitor, place }) => `Nobody answered for ${visitor}: ${place}.`,
    quiet: 'A visitor has no answer.',
    button: 'Open the visit',
  },
  visit_overstayed: {
    title: 'Visit past its time',
    text: ({ visitor, place }) => `${visitor} is still inside: ${place}.`,
    quiet: 'A visit is past its time.',
    button: 'Open the visit',
  },
  visit_blocked: {
    title: 'Blocked person at the gate',
    text: ({ visitor, place, entered }) =>
      entered === 'yes'
        ? `${visitor} is blocked and was let in with a reason${place && `: ${place}`}.`
        : `${visitor} is blocked and is at the gate${place && `: ${place}`}.`,
    quiet: 'Somebody blocked came to the gate.',
    button: 'Open',
  },
  visit_on_the_way: {
    title: 'Provider on the way',
    text: ({ visitor, place }) => `${visitor} is on the way: ${place}.`,
    quiet: 'A provider is on the way.',
    button: 'Open the visit',
  },
  visit_arrived: {
    title: 'Visitor arrived',
    text: ({ visitor, place }) => `${visitor} is inside: ${place}.`,
    quiet: 'Your visitor is inside.',
    button: 'Open the visit',
  },
  visit_not_entered: {
    title: 'Entry undone',
    text: ({ visitor, place }) => `The gate undid the entry of ${visitor}: ${place}.`,
    quiet: 'The gate undid the record of an entry.',
    button: 'Open the visit',
  },
  pass_given: {
    title: 'Pass made at the gate',
    text: ({ visitor, place, by }) =>
      `${visitor}, ${place}: ${by} authorised it and the gate made a pass for today.`,
    quiet: 'The gate made a pass for your unit.',
    button: 'Open the pass',
  },
  item_permitted: {
    title: 'Item permit',
    text: ({ item, place, by }) => `${item}, ${place}: ${by} authorised it and the gate noted it.`,
    quiet: 'The gate noted an item of your unit.',
    button: 'Open the permit',
  },
}
