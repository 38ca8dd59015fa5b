import type { InboxTexts } from './inbox-texts.ts'

/** What is wrong with a door of a locker. */
const troubles: Readonly<Record<string, string>> = {
  left_open: 'was left open',
  unknown: 'nobody knows whether it opened',
  opened_late: 'opened late, and nobody knows for whom; look what is inside',
  disagrees: 'the sensor and the register disagree',
  silent: 'does not answer on the network',
}

export const en: InboxTexts = {
  kinds: {
    visit_waiting: {
      title: 'Visitor at the gate',
      text: ({ visitor, place }) => `${visitor} wants to come in: ${place}.`,
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
          ? `${visitor} is blocked and was let in with a reason: ${place}.`
          : `${visitor} is blocked and is at the gate: ${place}.`,
      quiet: 'Somebody blocked came to the gate.',
      button: 'Open',
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
      text: ({ item, place, by }) =>
        `${item}, ${place}: ${by} authorised it and the gate noted it.`,
      quiet: 'The gate noted an item of your unit.',
      button: 'Open the permit',
    },
    desk_conflict: {
      title: 'Entry to resolve',
      text: ({ visitor }) =>
        `${visitor}: what was recorded without a connection does not agree and waits for a decision.`,
      quiet: 'An entry made without a connection waits for a decision.',
      button: 'Open the gate',
    },
    visit_arrived: {
      title: 'Visitor arrived',
      text: ({ visitor, place }) => `${visitor} is inside: ${place}.`,
      quiet: 'Your visitor is inside.',
      button: 'Open the visit',
    },
    document_expiring: {
      title: 'Document about to expire',
      text: ({ holder, document, on }) => `${document} of ${holder}: valid until ${on}.`,
      quiet: 'A document needs to be renewed.',
      button: 'Open the record',
    },
    access_ending: {
      title: 'Your access will end',
      text: ({ on }) => `Your access ends at the end of ${on}.`,
      quiet: 'Your access ends soon.',
      done: ({ by }) => `Your access goes on: ${by} undid the plan.`,
      button: 'Open the record',
    },
    parcel_arrived: {
      title: 'A parcel arrived',
      text: ({ number, place }) => `Parcel ${number} is here: ${place}.`,
      quiet: 'A parcel waits for you.',
      button: 'Open the parcel',
    },
    parcel_judicial: {
      title: 'Judicial letter',
      text: ({ number, place }) => `A judicial letter arrived, number ${number}: ${place}.`,
      quiet: 'An important letter arrived.',
      button: 'Open the letter',
    },
    parcel_waiting: {
      title: 'A parcel waits',
      text: ({ number, place }) => `Parcel ${number} was not collected yet: ${place}.`,
      quiet: 'A parcel still waits for you.',
      button: 'Open the parcel',
    },
    parcel_handed: {
      title: 'Parcel collected',
      text: ({ number, place, by }) =>
        by === ''
          ? `Parcel ${number}, ${place}: collected by its code.`
          : `Parcel ${number}, ${place}: collected by ${by}.`,
      quiet: 'A parcel of yours was collected.',
      button: 'Open the parcel',
    },
    parcel_lost: {
      title: 'Parcel lost',
      text: ({ number, place }) => `Parcel ${number} was not found: ${place}.`,
      quiet: 'There is a problem with a parcel.',
      button: 'Open the report',
    },
    parcel_returned: {
      title: 'Parcel returned',
      text: ({ number, place }) => `Parcel ${number} went back to its sender: ${place}.`,
      quiet: 'A parcel of yours went back.',
      button: 'Open the parcel',
    },
    parcel_refused: {
      title: 'Judicial letter refused',
      text: ({ number, place }) => `Judicial letter ${number} was refused in writing: ${place}.`,
      quiet: 'An important letter was refused.',
      button: 'Open the letter',
    },
    parcel_in_locker: {
      title: 'Parcel in the locker',
      text: ({ number, place, locker, door }) =>
        `Parcel ${number} is in ${locker}, door ${door}: ${place}.`,
      quiet: 'A parcel waits for you in the locker.',
      button: 'View the parcel',
    },
    locker_attention: {
      title: 'Locker door',
      text: ({ locker, door, trouble }) =>
        `${locker}${door && `, door ${door}`}: ${troubles[trouble] ?? ''}.`,
      quiet: 'A locker door needs attention.',
      button: 'Open the doors',
    },
  },
  documents: {
    contract: 'Contract',
    insurance: 'Insurance',
    certificate: 'Certificate',
    training: 'Training',
    health: 'Health certificate',
    driving_licence: 'Driving licence',
    other: 'Document',
  },
  ending: (company) =>
    `You get this letter from ${company}. In “My profile” you choose what comes by e-mail.`,
}
