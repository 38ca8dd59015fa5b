import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Emergency',
  text: 'Open the doors to everybody at once, until you end it.',
  link: 'Emergency',
  muster: 'Emergency list',
  none: 'No access points',
  noneText: 'Without points there is nothing to release.',
  release: 'Release doors',
  releaseText:
    'Everybody passes the ticked points, over any rule. Readers hold the doors open where they can.',
  lockdown: 'Lock entrances down',
  lockdownText: 'Nobody enters by the ticked points. Ways out stay free.',
  points: 'Points',
  all: 'All are under such an order already.',
  reason: 'Reason',
  reasonNeeded: 'Give the reason, with at least 3 letters.',
  pointsNeeded: 'Tick at least one point.',
  startRelease: 'Release now',
  startLockdown: 'Lock down now',
  live: {
    release: 'Doors released',
    lockdown: 'Entrances locked down',
  },
  by: '{{by}}, {{at}}: {{reason}}',
  end: 'End',
  onlySindico: 'Only the manager ends a lockdown.',
  states: {
    open: 'open',
    trying: 'trying',
    unconfirmed: 'not confirmed',
    by_hand: 'not held open: open it by hand',
  },
  ending: {
    open: 'ending',
    trying: 'not closed yet',
    unconfirmed: 'closing not confirmed: look at the door',
    by_hand: 'close it by hand',
  },
  locked: 'entrance locked down',
  readAt: 'read {{at}}',
  openedOnce: {
    done: 'opened once at the beginning',
    unknown: 'not known whether it opened once at the beginning',
  },
  reasons: {
    no_reader: 'No reader that Portaria opens.',
    no_address: 'The reader has no address.',
    password_missing: 'The password of the reader is missing.',
    not_served: 'The reader is not in use.',
  },
  ended: 'Latest',
  endedBy: 'Ended by {{by}}, {{at}}',
  banner: {
    release: 'Emergency release: doors are open.',
    lockdown: 'Entrances are locked down.',
    show: 'Show',
  },
}
