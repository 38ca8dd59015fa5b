import type { pt } from './pt.ts'

export const en: typeof pt = {
  loans: {
    lendTitle: 'Lend',
    what: 'What is lent',
    ended: 'Given back last',
    lent: 'Lent',
    overdue: 'Overdue',
    since: 'since {{at}}, by {{by}}',
    due: 'due {{at}}',
    back: 'back {{at}}, taken by {{by}}',
    returnOf: 'Return: {{item}}',
    lendOf: 'Lend: {{item}}',
    returned: '{{item}}: returned',
    done: '{{item}}: lent',
    who: 'To whom?',
    other: 'Somebody else',
    name: 'Name of the borrower',
    dueIn: 'Due back in',
    noTerm: 'No time',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  },
  cancel: 'Cancel',
}
