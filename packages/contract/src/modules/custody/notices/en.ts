import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { custodyNotices } from './notices.ts'
import { parcelNamer } from './parcel-words.ts'

/** Words for troubles of a locker's door. */
const troubles: Readonly<Record<string, string>> = {
  left_open: 'was left open',
  unknown: 'nobody knows whether it opened',
  opened_late: 'opened late, and nobody knows for whom; look what is inside',
  disagrees: 'the sensor and the register disagree',
  silent: 'does not answer on the network',
}

/** Names a parcel in a sentence. */
const named = parcelNamer({
  kinds: {
    parcel: 'Parcel',
    letter: 'Letter',
    registered: 'Registered letter',
    judicial: 'Judicial letter',
  },
  from: (sender) => `from ${sender}`,
  on: (day) => day,
  number: (number) => `, no. ${number}`,
})

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof custodyNotices> = {
  parcel_arrived: {
    title: 'A parcel arrived',
    text: 'A parcel of your unit is at the gatehouse.',
  },
  parcel_judicial: {
    title: 'Judicial letter',
    text: 'A judicial letter arrived for your unit.',
  },
  parcel_waiting: {
    title: 'A parcel waits',
    text: 'A parcel of yours was not collected yet.',
  },
  parcel_handed: {
    title: 'Parcel collected',
    text: 'Somebody collected a parcel of your unit.',
  },
  parcel_lost: {
    title: 'Parcel lost',
    text: 'A parcel was not found.',
  },
  parcel_returned: {
    title: 'Parcel returned',
    text: 'A parcel of your unit went back to its sender.',
  },
  parcel_refused: {
    title: 'Judicial letter refused',
    text: 'The gatehouse refused a judicial letter of your unit in writing.',
  },
  parcel_in_locker: {
    title: 'Parcel in the locker',
    text: 'A parcel of your unit is in a door of the locker.',
  },
  locker_attention: {
    title: 'Locker door',
    text: 'A door was left open, the sensor and the register disagree, or a locker does not answer.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof custodyNotices> = {
  parcel_arrived: {
    title: 'A parcel arrived',
    text: ({ place, ...parcel }) => `${named(parcel)}, is here: ${place}.`,
    quiet: 'A parcel waits for you.',
    button: 'Open the parcel',
  },
  parcel_judicial: {
    title: 'Judicial letter',
    text: ({ place, ...parcel }) => `${named(parcel)}, arrived: ${place}.`,
    quiet: 'An important letter arrived.',
    button: 'Open the letter',
  },
  parcel_waiting: {
    title: 'A parcel waits',
    text: ({ place, ...parcel }) => `${named(parcel)}, was not collected yet: ${place}.`,
    quiet: 'A parcel still waits for you.',
    button: 'Open the parcel',
  },
  parcel_handed: {
    title: 'Parcel collected',
    text: ({ place, by, ...parcel }) =>
      by === ''
        ? `${named(parcel)}, ${place}: collected by its code.`
        : `${named(parcel)}, ${place}: collected by ${by}.`,
    quiet: 'A parcel of yours was collected.',
    button: 'Open the parcel',
  },
  parcel_lost: {
    title: 'Parcel lost',
    text: ({ place, ...parcel }) => `${named(parcel)}, was not found: ${place}.`,
    quiet: 'There is a problem with a parcel.',
    button: 'Open the report',
  },
  parcel_returned: {
    title: 'Parcel returned',
    text: ({ place, ...parcel }) => `${named(parcel)}, went back to its sender: ${place}.`,
    quiet: 'A parcel of yours went back.',
    button: 'Open the parcel',
  },
  parcel_refused: {
    title: 'Judicial letter refused',
    text: ({ place, ...parcel }) => `${named(parcel)}, was refused in writing: ${place}.`,
    quiet: 'An important letter was refused.',
    button: 'Open the letter',
  },
  parcel_in_locker: {
    title: 'Parcel in the locker',
    text: ({ place, locker, door, ...parcel }) =>
      `${named(parcel)}, is in ${locker}, door ${door}: ${place}.`,
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
}
