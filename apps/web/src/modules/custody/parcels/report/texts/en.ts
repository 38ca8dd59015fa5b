import type { pt } from './pt.ts'

export const en: typeof pt = {
  lost: 'Loss report',
  other: 'Report of the parcel',
  print: 'Print',
  close: 'Close',
  heading: '{{title}} no. {{number}}',
  told: 'Report',
  chain: 'Chain of custody',
  columns: {
    at: 'When',
    what: 'What',
    where: 'Where it lay',
    who: 'Recorded by',
    more: 'To whom, how and why',
  },
  itself: 'System',
  photo: 'Photo of the label',
  printed: 'Printed by {{name}} on {{at}}',
  sign: { desk: 'Desk', manager: 'Manager', resident: 'Resident' },
  date: 'Date',
}
