import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  open: 'Open',
  openOf: 'Open: {{point}}',
  choose: 'Open a point',
  point: 'Point',
  none: 'No access point in use.',
  reason: 'Reason',
  reasonHelp: 'It is kept with the access and in the history, with your name.',
  quick: 'Frequent reasons',
  reasons: {
    courier: 'Courier checked',
    provider: 'Provider authorised',
    key: 'Resident without a key',
    emergency: 'Emergency',
  },
  needsReason: 'Choose or write the reason.',
  hold: 'Hold to open',
  waiting: 'Opening…',
  done: 'Opened.',
  refused: 'It did not open.',
  unknown: 'It is not known whether it opened: look at the door.',
  unknownText: 'Before you ask again, check with your own eyes or on a camera.',
  unanswered: 'Portaria received no answer to the request.',
  again: { done: 'Open again', refused: 'Try again', unknown: 'I have looked: ask again' },
  cancel: 'Cancel',
  close: 'Close',
  noReader: 'No reader: it cannot be opened from here.',
  notOnline: 'The reader is not connected: it cannot be opened from here.',
  denied: {
    line: 'Refused at {{point}}: {{who}}, {{reason}}',
    somebody: 'person not identified',
    opens: 'opens',
    why: 'Why',
  },
}
