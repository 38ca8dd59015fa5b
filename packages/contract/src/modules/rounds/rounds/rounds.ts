import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  date,
  flag,
  integer,
  longText,
  moment,
  reference,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

const kept = ['read', 'create', 'update', 'remove', 'restore', 'history', 'export'] as const

const desk = ['admin', 'sindico', 'funcionario'] as const

/** States of a round. */
export const roundStates = [
  'planned',
  'running',
  'completed',
  'completed_with_exceptions',
  'missed',
  'aborted',
] as const

/** Limit of the stored deviation of a telephone's clock, in minutes. */
export const CLOCK_OFF_MOST_MIN = 525_600

/** Hours for which rounds are planned ahead (rounds §3). */
export const PLANNED_AHEAD_H = 48

/** The page that records a round; administrators of the platform walk none. */
const walk = { act: 'page', of: ['sindico', 'funcionario'] } as const

/** One walk of a patrol: planned by its schedule, or begun unplanned (rounds §3, §4, §5). */
export const rounds = defineRegister({
  name: 'rounds',
  table: 'rounds',
  scope: 'tenant',
  lockPlace: 80,
  paths: { list: '/apps/condominiums/rounds/', item: '/apps/condominiums/round' },
  menu: { group: 'administration', place: 75, icon: 'footprints', roles: menuReaders.desk },
  fields: {
    patrol_id: reference('patrols', { required: true }),
    employee_id: reference('employees'),
    // The planned start; for an unplanned round, the time at which it was made.
    starts_at: moment({ readOnly: true }),
    // The local day of its shift, which is not always the day on which it starts.
    service_date: date({ readOnly: true }),
    unplanned: flag({ readOnly: true }),
    range_min: integer({ range: [5, 720], readOnly: true }),
    grace_min: integer({ range: [0, 240], readOnly: true }),
    state: choice(roundStates, {
      readOnly: true,
      badge: {
        planned: 'neutral',
        running: 'accent',
        completed: 'accent',
        completed_with_exceptions: 'warning',
        missed: 'danger',
        aborted: 'warning',
      },
    }),
    punctuality: choice(['early', 'on_time', 'late'], {
      readOnly: true,
      badge: { late: 'warning' },
    }),
    started_at: moment({ readOnly: true }),
    finished_at: moment({ readOnly: true }),
    // Time at which the round was declared missed; kept even if a late scan shows that it had
    // begun.
    missed_at: moment({ readOnly: true }),
    points_total: integer({ range: [0, 1_000], readOnly: true }),
    points_done: integer({ range: [0, 1_000], readOnly: true }),
    abort_reason: longText({ max: 500, readOnly: true }),
    aborted_at: moment({ readOnly: true }),
    aborted_by_id: reference('users', { readOnly: true }),
    // It had begun, but its time ended without further entries.
    no_signal: flag({ readOnly: true, badge: 'warning' }),
    // Minutes by which the telephone's clock was ahead (negative: behind) at the start, if more
    // than a few. Stored moments are by the server's clock.
    clock_off_min: integer({
      range: [-CLOCK_OFF_MOST_MIN, CLOCK_OFF_MOST_MIN],
      readOnly: true,
    }),
    walker_id: reference('employees', { readOnly: true }),
    walked_by_id: reference('users', { readOnly: true }),
  },
  title: ['patrol_id'],
  marks: {
    // Nobody is assigned to it.
    unassigned: { tone: 'danger' },
    // A scan that counts is suspicious, and no supervisor has judged it.
    suspicious: { tone: 'warning' },
    // A point was skipped, with a reason.
    skipped: { tone: 'neutral' },
    // The clock of the telephone was wrong.
    clock_off: { tone: 'warning' },
  },
  attention: ['unassigned', 'suspicious'],
  // Each start of a patrol is one round, however many jobs plan it.
  unique: [['patrol_id', 'starts_at']],
  list: {
    columns: ['patrol_id', 'starts_at', 'state', 'employee_id', 'punctuality', 'points_done'],
    search: ['patrol_id', 'employee_id'],
    filters: [
      'patrol_id',
      'employee_id',
      'state',
      'punctuality',
      'service_date',
      'unplanned',
      'unassigned',
      'suspicious',
      'skipped',
      'no_signal',
      'clock_off',
      'walker_id',
    ],
    // Rounds that scanned a point.
    related: { point_id: { register: 'patrol-points' } },
    sort: 'starts_at',
    newestFirst: true,
    views: {
      to_come: { 'filter[state]': 'planned,running', sort: 'starts_at' },
      missed: { 'filter[state]': 'missed' },
      done: { 'filter[state]': 'completed,completed_with_exceptions' },
    },
    opens: { view: 'to_come', of: ['admin', 'sindico', 'funcionario'] },
  },
  form: [
    { section: 'identification', fields: ['patrol_id', 'employee_id'] },
    {
      section: 'plan',
      fields: ['starts_at', 'service_date', 'unplanned', 'range_min', 'grace_min'],
    },
    {
      section: 'progress',
      fields: [
        'state',
        'punctuality',
        'started_at',
        'finished_at',
        'clock_off_min',
        'walker_id',
        'walked_by_id',
        'points_total',
        'points_done',
        'missed_at',
        'abort_reason',
        'aborted_at',
        'aborted_by_id',
        'no_signal',
      ],
    },
  ],
  refusals: ['patrol_inactive', 'round_begun', 'round_open'],
  // For a suspicious scan.
  actions: { judge: { roles: ['admin', 'sindico'] } },
  access: {
    // Rounds walked elsewhere are not imported.
    admin: { may: kept, updates: ['employee_id', 'status'] },
    sindico: { may: kept, updates: ['employee_id', 'status'] },
    funcionario: { may: ['read', 'create'], rows: 'ofOwnRounds', creates: ['patrol_id'] },
  },
  states: {
    field: 'state',
    over: ['completed', 'completed_with_exceptions', 'missed', 'aborted'],
    acts: {
      planned: [walk, 'edit'],
      running: [walk],
      completed: [],
      completed_with_exceptions: [],
      missed: [walk],
      aborted: [],
    },
    transitions: {
      // It had not begun when its grace was over.
      miss: { from: ['planned'], to: 'missed', by: 'system', stamps: { at: 'missed_at' } },
      abort: {
        from: ['planned', 'running'],
        to: 'aborted',
        roles: desk,
        asks: { abort_reason: 'required' },
        stamps: { at: 'aborted_at', by: 'aborted_by_id' },
        single: true,
        tone: 'danger',
      },
      // The entries of telephones decide the state of a round, however late they come.
      run: { from: roundStates, to: 'running', by: 'system' },
      complete: { from: roundStates, to: 'completed', by: 'system' },
      except: { from: roundStates, to: 'completed_with_exceptions', by: 'system' },
      stop: { from: roundStates, to: 'aborted', by: 'system' },
      // Its time has ended without further entries.
      lose: { from: ['running'], to: 'aborted', by: 'system', stamps: { at: 'aborted_at' } },
    },
  },
})
