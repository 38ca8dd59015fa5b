import type { TextOf } from '../../../texts/register-text.ts'
import type { patrols } from './patrols.ts'

export const en: TextOf<typeof patrols> = {
  one: 'Patrol',
  many: 'Patrols',
  gender: 'f',
  purpose: 'The routes of the guards: past which points, on which days and hours, and by whom.',
  fields: {
    description: 'Description',
    points: 'Points',
    point: 'Point',
    not_before_min: 'Not before (min)',
    min_dwell_s: 'Least stay (s)',
    optional: 'Optional',
    enforce_order: 'In this order',
    schedule: 'Starts',
    weekdays: 'Days',
    starts_at: 'Start',
    shift_starts_at: 'The shift begins at',
    range_min: 'Longest duration (min)',
    grace_min: 'Grace (min)',
    employees: 'Who walks it',
    employee: 'Employee',
    supervisors: 'Supervisors',
    supervisor: 'Supervisor',
  },
  help: {
    points: 'In the order of the route.',
    not_before_min: 'Minutes after the round was begun.',
    min_dwell_s: 'Seconds until the next point is scanned.',
    enforce_order: 'A point scanned out of order is marked.',
    schedule: 'No days: all. Without starts, its rounds are unplanned only.',
    shift_starts_at:
      'A start before this hour belongs to the day before: the 2 a.m. round of a shift that begins at 6 p.m. counts for the eve.',
    grace_min: 'Left empty: 15 minutes. A round that nobody has begun by then is missed.',
    employees: 'The first who is on shift is responsible.',
    supervisors: 'Told when something is amiss. Left empty: the manager.',
  },
  sections: {
    route: 'Route',
    times: 'When',
    people: 'People',
  },
  heads: {
    name: ['route'],
  },
  refusals: {
    points_missing: 'Give at least one point of the route.',
    start_repeated: 'This start is in the list already for the same day.',
  },
}
