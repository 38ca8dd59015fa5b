import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choices,
  flag,
  integer,
  localTime,
  longText,
  reference,
  rows,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { weekdays } from '../../../value-types/weekdays.ts'

/**
 * Default grace in minutes: a round that begins later is missed, unless the patrol sets another
 * (rounds §4).
 */
export const USUAL_GRACE_MIN = 15

/** Limit of a patrol's times in minutes. */
const DAY_MINUTES = 1_440

/** A route past patrol points, with its times and walkers (rounds §2). */
export const patrols = defineRegister({
  name: 'patrols',
  table: 'patrols',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/patrols/', item: '/apps/condominiums/patrol' },
  menu: { group: 'administration', place: 70, icon: 'route', roles: menuReaders.managers },
  fields: {
    name: text({ required: true, max: 80 }),
    description: longText({ max: 1_000 }),
    points: rows(
      'patrol_stops',
      {
        point_id: reference('patrol-points', { required: true }),
        // Minutes after the start of the round.
        not_before_min: integer({ range: [0, DAY_MINUTES] }),
        // Seconds until the next point is scanned.
        min_dwell_s: integer({ range: [0, 3_600] }),
        optional: flag(),
      },
      { ordered: true },
    ),
    enforce_order: flag(),
    // Days and times of its starts; without any it is walked unplanned.
    schedule: rows('patrol_starts', {
      weekdays: choices(weekdays),
      starts_at: localTime({ required: true }),
    }),
    // A start before this time belongs to the weekday and the service date of the day before.
    shift_starts_at: localTime(),
    range_min: integer({ required: true, range: [5, 720] }),
    grace_min: integer({ range: [0, 240] }),
    // The walkers: the first who is on shift gets the round.
    employees: rows(
      'patrol_employees',
      { employee_id: reference('employees', { required: true }) },
      { ordered: true },
    ),
    // Recipients of notices about problems; the síndicos if empty.
    supervisors: rows('patrol_supervisors', {
      supervisor_id: reference('employees', { required: true }),
    }),
  },
  title: ['name'],
  unique: [['name']],
  rules: ['pointsNamed', 'pointsOnce', 'startsOnce', 'employeesOnce', 'supervisorsOnce'],
  list: {
    columns: ['name', 'range_min', 'grace_min', 'enforce_order', 'status'],
    search: ['name', 'description'],
    filters: ['enforce_order', 'status'],
    sort: 'name',
  },
  form: [
    { section: 'identification', fields: ['name', 'description'] },
    { section: 'route', fields: ['points', 'enforce_order'] },
    {
      section: 'times',
      fields: ['schedule', 'shift_starts_at', 'range_min', 'grace_min'],
    },
    { section: 'people', fields: ['employees', 'supervisors'] },
  ],
  story: ['description', 'points'],
  refusals: ['points_missing', 'start_repeated'],
  access: { admin: 'all', sindico: 'all', funcionario: ['read'] },
})
