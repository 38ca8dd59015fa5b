import type { pt } from './pt.ts'

export const en: typeof pt = {
  title: 'Building',
  open: 'See building',
  floor: 'Floor',
  floorOf: 'Floor {{floor}}',
  ground: 'Ground',
  basement: 'Basement {{floor}}',
  noFloor: 'No floor',
  lived: 'Lived in',
  vacant: 'Vacant',
  inside: 'Visit inside',
  parcels: 'Parcel at the gatehouse',
  alerts: 'Call for help',
  insideOf_one: '{{count}} visit inside',
  insideOf_other: '{{count}} visits inside',
  parcelsOf_one: '{{count}} parcel at the gatehouse',
  parcelsOf_other: '{{count}} parcels at the gatehouse',
  alertsOf_one: '{{count}} call for help',
  alertsOf_other: '{{count}} calls for help',
  none: 'Nothing is registered here yet: {{many}} are drawn by floor and number.',
  failed: 'The building could not be read.',
}
