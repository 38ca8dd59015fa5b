import type { IncidentWords } from './incident-words.ts'

export const en = {
  motive: 'Reason',
  motives: {
    robbery: 'Robbery',
    intrusion: 'Intrusion',
    suspect: 'Suspicious person',
    fire: 'Fire',
    health: 'Health',
    violence: 'Violence',
    elevator: 'Lift',
    other: 'Other',
  },
  silent: 'SILENT: do not call',
  drill: 'Exercise',
  drillText: 'This is an exercise: do what you would really do, and call nobody outside.',
  cancelled: 'Taken back by its sender: confirm',
} satisfies IncidentWords
