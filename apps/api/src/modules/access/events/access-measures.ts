import { accessFacts } from '@portaria/contract/modules/access/decisions/decision-words'
import { measure } from '../../../platform/measures/measure.ts'

/** What happened at doors. */
export const doorsDecided = measure({
  name: 'portaria_doors_decided_total',
  help: 'Events at points of access, by what happened: granted, denied, opened by hand, forced.',
  labels: { outcome: accessFacts },
})
