import { measure } from '../../../platform/measures/measure.ts'

/** Visits that began and ended. */
export const gateEntries = measure({
  name: 'portaria_gate_entries_total',
  help: 'Entries and exits of visits that were recorded, at the desk or by a reader.',
  labels: { direction: ['in', 'out'] },
})
