import { credentialKinds, denialReasons, personKinds } from '../access/decisions/decision-words.ts'
import { defineReport, type ReportDefinition } from './define-report.ts'

/** Visits, each measure by the moment of the counted event (decision 0093). */
const visitors = defineReport({
  register: 'visits',
  measures: {
    entered: { by: 'checked_in_at' },
    inside: { by: 'checked_in_at', where: { state: 'inside' } },
    denied: { by: 'answered_at', where: { state: 'denied' } },
    no_show: { by: 'expected_from', becomesLater: true, where: { state: 'no_show' } },
    overstayed: {
      by: 'checked_in_at',
      becomesLater: true,
      where: { overstayed: 'true' },
      better: 'lower',
    },
    // For visitors whose exit somebody saw (visits §10).
    stay: {
      by: 'checked_in_at',
      at: 'checked_out_at',
      where: { checked_out_how: 'desk' },
      minutes: ['checked_in_at', 'checked_out_at'],
    },
    unseen: {
      by: 'checked_in_at',
      at: 'checked_out_at',
      where: { checked_out_how: 'closed_by_job,unknown_time' },
      better: 'lower',
    },
  },
  chart: ['entered', 'denied', 'no_show', 'stay'],
  groupings: {
    kind: { filter: 'kind' },
    tower: { filter: 'tower_id', register: 'towers' },
    unit: { filter: 'apartment_id', register: 'apartments', named: true },
    employee: { filter: 'employee_id', register: 'employees', named: true },
  },
  hours: true,
  filters: ['tower_id', 'apartment_id', 'kind', 'employee_id', 'state'],
})

/** Rounds, each by the day of the shift that it belongs to (rounds §2). */
const rounds = defineReport({
  register: 'rounds',
  measures: {
    planned: { by: 'service_date', where: { unplanned: 'false' } },
    unplanned: { by: 'service_date', at: 'starts_at', where: { unplanned: 'true' } },
    done: {
      by: 'service_date',
      at: 'finished_at',
      where: { state: 'completed,completed_with_exceptions' },
      better: 'higher',
    },
    late: { by: 'service_date', at: 'started_at', where: { punctuality: 'late' }, better: 'lower' },
    missed: { by: 'service_date', at: 'missed_at', where: { state: 'missed' }, better: 'lower' },
    aborted: { by: 'service_date', at: 'aborted_at', where: { state: 'aborted' }, better: 'lower' },
    skipped: { by: 'service_date', at: 'started_at', where: { skipped: 'true' }, better: 'lower' },
    suspicious: {
      by: 'service_date',
      at: 'started_at',
      where: { suspicious: 'true' },
      better: 'lower',
    },
    duration: {
      by: 'service_date',
      at: 'finished_at',
      where: { state: 'completed,completed_with_exceptions' },
      minutes: ['started_at', 'finished_at'],
    },
  },
  chart: ['done', 'missed', 'aborted', 'duration'],
  groupings: {
    patrol: { filter: 'patrol_id', register: 'patrols' },
    employee: { filter: 'employee_id', register: 'employees', named: true },
    shift: { filter: 'patrol_id', isShift: true },
    point: {
      filter: 'point_id',
      register: 'patrol-points',
      columns: {
        scanned: 'count',
        skipped: 'count',
        gap_least: 'minutes',
        gap_mean: 'minutes',
        gap_most: 'minutes',
      },
    },
  },
  hours: false,
  filters: ['patrol_id', 'employee_id', 'state'],
})

/**
 * Occurrences by the moment at which they happened, not at which they were reported (matters §4).
 */
const occurences = defineReport({
  register: 'occurrences',
  measures: {
    happened: { by: 'happened_at', better: 'lower' },
    open: {
      by: 'happened_at',
      where: { state: 'open,in_analysis,in_progress' },
      better: 'lower',
    },
    late: { by: 'happened_at', becomesLater: true, where: { late: 'true' }, better: 'lower' },
    serious: { by: 'happened_at', where: { severity: 'serious,critical' }, better: 'lower' },
    solved: { by: 'happened_at', at: 'closed_at', where: { state: 'closed' } },
    solving: {
      by: 'happened_at',
      at: 'closed_at',
      where: { state: 'closed' },
      minutes: ['created_at', 'closed_at'],
      better: 'lower',
    },
    added_after: { by: 'happened_at', where: { added_after: 'true' } },
  },
  chart: ['happened', 'solved', 'solving'],
  groupings: {
    type: { filter: 'type_id', register: 'occurrence-types' },
    severity: { filter: 'severity' },
    tower: { filter: 'tower_id', register: 'towers' },
    unit: { filter: 'apartment_id', register: 'apartments', named: true },
    employee: { filter: 'assignee_employee_id', register: 'employees', named: true },
  },
  hours: true,
  filters: ['tower_id', 'apartment_id', 'type_id', 'severity', 'assignee_employee_id', 'state'],
})

/**
 * Accesses at points, one for each passage, by the moment at which they were decided (access §65). A
 * figure names no person.
 */
const accesses = defineReport({
  register: null,
  right: 'reports.accesses',
  fields: {
    point_id: { register: 'access-points' },
    kind: { options: personKinds },
    credential: { options: credentialKinds },
    reason: { options: denialReasons },
  },
  measures: {
    granted: { by: 'at', where: { fact: 'granted,taken,not_taken' } },
    denied: { by: 'at', where: { fact: 'denied' } },
    not_taken: { by: 'at', where: { fact: 'not_taken' } },
    opened: { by: 'at', where: { fact: 'opened' } },
    exit_button: { by: 'at', where: { fact: 'exit_button' } },
    alarms: { by: 'at', where: { fact: 'forced,held' }, better: 'lower' },
  },
  chart: ['granted', 'denied', 'not_taken'],
  groupings: {
    point: { filter: 'point_id', register: 'access-points' },
    reason: { filter: 'reason', measures: ['denied'] },
    kind: { filter: 'kind', measures: ['granted', 'denied', 'not_taken'] },
    credential: { filter: 'credential', measures: ['granted', 'denied', 'not_taken'] },
  },
  hours: true,
  filters: ['point_id', 'kind', 'credential', 'reason'],
})

/** The reports, by the last part of their address (interface §1). */
export const reports = { rounds, visitors, occurences, accesses } as const satisfies Readonly<
  Record<string, ReportDefinition>
>

export type ReportName = keyof typeof reports

export const reportNames = Object.keys(reports) as ReportName[]

/** Returns the definition for code that treats all reports alike. */
export const reportOf = (name: ReportName): ReportDefinition => reports[name]

/** Returns the page of a report. */
export const reportPath = (name: ReportName): string => `/apps/condominiums/reports/${name}`
