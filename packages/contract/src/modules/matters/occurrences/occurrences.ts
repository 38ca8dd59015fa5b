import { defineRegister } from '../../../define-register/define-register.ts'
import { date, flag, moment, reference, rows, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import {
  ending,
  evidence,
  narrative,
  occurrenceState,
  occurrenceTransitions,
  severity,
} from './occurrence-fields.ts'

const managers = ['admin', 'sindico'] as const
const desk = [...managers, 'funcionario'] as const

/** A report cannot be removed. */
const kept = ['read', 'create', 'update', 'history', 'import', 'export'] as const

/** The fields that may be changed until it is over: never the narrative, nor the evidence. */
const classified = [
  'type_id',
  'severity',
  'involved',
  'assignee_employee_id',
  'hidden_from_unit',
  'rule_id',
  'police_report_number',
] as const

/** A reported event, and its outcome (matters §3, §4). */
export const occurrences = defineRegister({
  name: 'occurrences',
  table: 'occurrences',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/ocurrences/', item: '/apps/condominiums/ocurrence' },
  menu: { group: 'registers', place: 80, icon: 'triangle', roles: menuReaders.members },
  fields: {
    // Counted per year when it is made: "12/2026".
    number: text({ max: 16, readOnly: true }),
    // A resident leaves it empty: the team fills it in later.
    type_id: reference('occurrence-types', { requiredOf: desk }),
    ...narrative,
    attachments: evidence('occurrence_attachments'),
    severity,
    // The reporter does not see the other people concerned, and they do not see the reporter.
    involved: rows(
      'occurrence_involved',
      {
        apartment_id: reference('apartments'),
        resident_id: reference('residents'),
        visitor_id: reference('visitors'),
        vehicle_id: reference('vehicles'),
        employee_id: reference('employees'),
        note: text({ max: 200 }),
      },
      { readBy: desk },
    ),
    reporter_id: reference('users', { readOnly: true, readBy: desk }),
    assignee_employee_id: reference('employees', { readBy: desk }),
    hidden_from_unit: flag({ readBy: desk }),
    rule_id: reference('rules', { where: { state: ['published'] }, readBy: desk }),
    police_report_number: text({ max: 40 }),
    // The record from which it was opened.
    event_id: reference('events', { readBy: desk }),
    visit_id: reference('visits', { readBy: desk }),
    // The inspection that found the damage.
    inspection_id: reference('event-inspections', { readOnly: true, readBy: desk }),
    // The time of the panic alert that it is about, instead of a reference: alerts are not a
    // register, and have a term of their own.
    panic_at: moment({ readBy: desk }),
    due_on: date({ readOnly: true }),
    state: occurrenceState,
    // The information for the units concerned, in words that do not reveal the reporter.
    unit_note: text({ max: 1_000, readOnly: true, readBy: desk }),
    unit_told_at: moment({ readOnly: true, readBy: desk }),
    ...ending,
  },
  title: ['title'],
  marks: {
    late: { tone: 'danger', readBy: desk, since: 'due_on' },
    // It has notes from after its end; an end is never undone (matters §3).
    added_after: { tone: 'accent', readBy: desk },
  },
  attention: ['late'],
  unique: [['number']],
  rules: ['concernedNamed'],
  list: {
    columns: ['title', 'number', 'happened_at', 'severity', 'due_on'],
    search: ['title', 'number', 'description'],
    filters: [
      'type_id',
      'severity',
      'state',
      'assignee_employee_id',
      'event_id',
      'visit_id',
      'rule_id',
      'late',
      'status',
      'happened_at',
      'added_after',
    ],
    related: {
      apartment_id: { register: 'apartments', readBy: desk },
      tower_id: { register: 'towers', readBy: desk },
    },
    sort: 'happened_at',
    newestFirst: true,
    views: {
      open: { 'filter[state]': 'open,in_analysis,in_progress' },
      closed: { 'filter[state]': 'closed,cancelled' },
    },
  },
  globalSearch: { place: 78, shows: ['number'] },
  form: [
    {
      section: 'narrative',
      fields: ['title', 'type_id', 'happened_at', 'place', 'description', 'attachments'],
    },
    { section: 'concerned', fields: ['involved', 'hidden_from_unit'] },
    {
      section: 'work',
      fields: [
        'severity',
        'assignee_employee_id',
        'rule_id',
        'police_report_number',
        'event_id',
        'visit_id',
        'inspection_id',
        'panic_at',
      ],
    },
    {
      section: 'progress',
      fields: [
        'number',
        'state',
        'due_on',
        'reporter_id',
        'unit_note',
        'unit_told_at',
        'outcome',
        'cancel_reason',
        'closed_at',
        'closed_by_id',
      ],
    },
  ],
  story: ['description', 'attachments'],
  refusals: [
    'concerned_empty',
    'photo_missing',
    'accuses_sindico',
    'type_missing',
    'nobody_to_tell',
    'unit_not_told',
  ],
  access: {
    admin: { may: kept, updates: classified },
    sindico: { may: kept, updates: classified },
    funcionario: { may: ['read', 'create', 'update'], updates: classified },
    condomino: {
      may: ['read', 'create'],
      rows: 'ofOwnOccurrences',
      creates: ['title', 'description', 'happened_at', 'place', 'attachments'],
    },
  },
  states: {
    field: 'state',
    over: ['closed', 'cancelled'],
    needs: { open: { transition: 'analyse', since: 'created_at' } },
    acts: {
      open: ['analyse', 'edit'],
      in_analysis: ['proceed'],
      in_progress: ['close'],
      closed: [],
      cancelled: [],
    },
    transitions: {
      ...occurrenceTransitions(desk, managers),
      'tell-unit': {
        from: ['open', 'in_analysis', 'in_progress'],
        to: 'in_progress',
        roles: managers,
        asks: { unit_note: 'required' },
        stamps: { at: 'unit_told_at' },
        single: true,
      },
    },
  },
})
