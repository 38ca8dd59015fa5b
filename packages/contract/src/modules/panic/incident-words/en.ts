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
  forced: 'Forced at a door',
  forcedText:
    'This person used their PIN for duress at a door: somebody forces them. The door opened as usual.',
  cancelled: 'Taken back by its sender: confirm',
} satisfies IncidentWords
