import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Access monitor',
  list: 'Accesses live',
  newest: 'The latest access',
  fresh_one: '{{count}} new',
  fresh_other: '{{count}} new',
  strip: 'Show accesses of',
  allPoints: 'All points',
  allAccesses: 'See all accesses',
  points: 'Points in use',
  noReader: 'No reader',
  notFromHere: 'cannot be opened from here',
  noneYet: 'No access yet',
  none: 'No access yet',
  noneHere: 'No access at this point yet',
  noneText: 'Whoever passes appears here at once, with the photo and what was decided.',
  noPoints: 'No point in use',
  noPointsText: 'Active access points appear here, with the state of their readers.',
  lost: 'No connection: the monitor has stopped',
  lostText:
    'Whoever passes now appears once the connection is back. Meanwhile nothing can be opened from here.',
}
