import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  date,
  image,
  integer,
  longText,
  moment,
  reference,
  rows,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

const managers = ['admin', 'sindico'] as const
const workers = [...managers, 'funcionario'] as const
const staff = [...workers, 'service_provider'] as const
const askers = [...workers, 'condomino'] as const

/** Limit of days for which a request is deferred (matters §1). */
export const DEFERRED_MAX_DAYS = 365

/** Days after which a done request is closed by itself, unless somebody reopens it. */
export const CLOSED_AFTER_DAYS = 7

/** Limit of requests that one person opens per day. */
export const REQUESTS_A_DAY = 10

/** The fields that a resident writes, and may change until work has begun. */
const askedFields = [
  'subject',
  'category_id',
  'description',
  'apartment_id',
  'place',
  'attachments',
] as const

/** States in which a request waits or is worked on. */
export const openRequestStates = ['open', 'in_progress', 'deferred'] as const

/** A request to the management (matters §1). */
export const requests = defineRegister({
  name: 'requests',
  table: 'requests',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/requests/', item: '/apps/condominiums/request' },
  menu: {
    group: 'administration',
    place: 97,
    icon: 'inbox',
    roles: [...menuReaders.members, 'service_provider'],
  },
  fields: {
    // Counted per year when it is made: "12/2026".
    number: text({ max: 16, readOnly: true }),
    subject: text({ required: true }),
    category_id: reference('request-categories'),
    description: longText({ required: true, max: 4_000 }),
    apartment_id: reference('apartments'),
    // The place, if not in the unit: the hall, the third floor.
    place: text(),
    requester_id: reference('residents'),
    priority: choice(['low', 'normal', 'high', 'urgent'], {
      badge: { high: 'warning', urgent: 'danger' },
    }),
    assignee_employee_id: reference('employees'),
    assignee_provider_id: reference('service-providers'),
    due_on: date(),
    attachments: rows('request_attachments', {
      name: text({ max: 80 }),
      picture_file_id: image({ required: true, whole: true }),
    }),
    state: choice(['open', 'in_progress', 'deferred', 'declined', 'done', 'closed'], {
      readOnly: true,
      badge: {
        open: 'warning',
        in_progress: 'accent',
        deferred: 'neutral',
        declined: 'neutral',
        done: 'accent',
        closed: 'neutral',
      },
    }),
    opened_at: moment({ readOnly: true }),
    deferred_until: date({ readOnly: true }),
    // The reason why an assignee gave it back.
    team_note: longText({ max: 500, readOnly: true, readBy: staff }),
    // The reason why it was deferred or declined, or a description of the work.
    answer: longText({ max: 500, readOnly: true }),
    answered_at: moment({ readOnly: true }),
    answered_by_id: reference('users', { readOnly: true }),
    // The missing part.
    reopen_reason: longText({ max: 500, readOnly: true }),
    done_at: moment({ readOnly: true }),
    closed_at: moment({ readOnly: true }),
    reopened_count: integer({ range: [0, 1_000], readOnly: true }),
    rating: choice(['very_bad', 'bad', 'fair', 'good', 'very_good'], {
      readOnly: true,
      askedOf: ['condomino'],
    }),
    rating_note: longText({ max: 500, readOnly: true, askedOf: ['condomino'] }),
    // The request that it was merged into: somebody else's, whose title a resident must not read.
    merged_into_id: reference('requests', { readOnly: true, readBy: workers }),
  },
  title: ['subject'],
  marks: {
    overdue: { tone: 'danger', readBy: staff, since: 'due_on' },
  },
  attention: ['overdue'],
  unique: [['number']],
  rules: ['oneAssignee'],
  list: {
    columns: ['subject', 'number', 'category_id', 'apartment_id', 'priority', 'due_on'],
    search: ['subject', 'number', 'description', 'category_id', 'apartment_id', 'requester_id'],
    filters: [
      'category_id',
      'state',
      'priority',
      'apartment_id',
      'requester_id',
      'assignee_employee_id',
      'assignee_provider_id',
      'due_on',
      'overdue',
      'status',
    ],
    sort: 'opened_at',
    newestFirst: true,
    views: {
      open: { 'filter[state]': 'open,in_progress', sort: 'due_on' },
      deferred: { 'filter[state]': 'deferred' },
      done: { 'filter[state]': 'done,closed' },
    },
  },
  globalSearch: { place: 77, shows: ['number', 'apartment'] },
  form: [
    { section: 'identification', fields: ['subject', 'category_id', 'description', 'attachments'] },
    { section: 'where', fields: ['apartment_id', 'place', 'requester_id'] },
    {
      section: 'work',
      fields: ['priority', 'assignee_employee_id', 'assignee_provider_id', 'due_on'],
    },
    {
      section: 'progress',
      fields: [
        'number',
        'state',
        'opened_at',
        'deferred_until',
        'team_note',
        'answer',
        'answered_at',
        'answered_by_id',
        'done_at',
        'closed_at',
        'reopened_count',
        'reopen_reason',
        'rating',
        'rating_note',
        'merged_into_id',
      ],
    },
  ],
  story: ['description', 'attachments'],
  refusals: [
    'deferred_too_long',
    'deferred_to_past',
    'too_many_today',
    'merged_with_itself',
    'not_open',
    'already_merged',
  ],
  access: {
    admin: 'all',
    sindico: 'all',
    funcionario: ['read', 'create', 'update'],
    condomino: {
      may: ['read', 'create', 'update'],
      rows: 'ofOwnRequests',
      creates: askedFields,
      updates: askedFields,
    },
    service_provider: { may: ['read'], rows: 'ofAssignedRequests' },
  },
  states: {
    field: 'state',
    over: ['declined', 'done', 'closed'],
    keeps: ['in_progress', 'deferred', 'done'],
    needs: { open: { transition: 'start', since: 'opened_at' } },
    acts: {
      open: ['start', 'edit'],
      in_progress: ['complete'],
      deferred: ['start'],
      declined: [{ act: 'reopen', of: ['condomino'] }],
      done: ['close'],
      closed: [],
    },
    transitions: {
      start: { from: ['open', 'deferred'], to: 'in_progress', roles: staff },
      // Returned for another assignee: only the team reads the reason.
      release: {
        from: ['in_progress'],
        to: 'open',
        roles: staff,
        asks: { team_note: 'required' },
      },
      defer: {
        from: ['open', 'in_progress'],
        to: 'deferred',
        roles: workers,
        asks: { deferred_until: 'required', answer: 'required' },
        stamps: { at: 'answered_at', by: 'answered_by_id' },
      },
      // Its day has come.
      resume: { from: ['deferred'], to: 'open', by: 'system' },
      decline: {
        from: openRequestStates,
        to: 'declined',
        roles: managers,
        asks: { answer: 'required' },
        stamps: { at: 'answered_at', by: 'answered_by_id' },
        tone: 'danger',
      },
      complete: {
        from: ['open', 'in_progress'],
        to: 'done',
        roles: staff,
        asks: { answer: 'optional' },
        stamps: { at: 'done_at', by: 'answered_by_id' },
      },
      close: {
        from: ['done'],
        to: 'closed',
        roles: askers,
        asks: { rating: 'optional', rating_note: 'optional' },
        stamps: { at: 'closed_at' },
      },
      // Nobody has reopened it.
      settle: { from: ['done'], to: 'closed', by: 'system', stamps: { at: 'closed_at' } },
      rate: {
        from: ['closed'],
        to: 'closed',
        roles: ['condomino'],
        asks: { rating: 'required', rating_note: 'optional' },
        single: true,
      },
      // The requester has left.
      withdraw: {
        from: openRequestStates,
        to: 'closed',
        by: 'system',
        stamps: { at: 'closed_at' },
      },
      merge: {
        from: openRequestStates,
        to: 'closed',
        roles: managers,
        asks: { merged_into_id: 'required' },
        stamps: { at: 'closed_at', by: 'answered_by_id' },
        single: true,
        tone: 'danger',
      },
      reopen: {
        from: ['done', 'closed', 'declined'],
        to: 'open',
        roles: askers,
        asks: { reopen_reason: 'required' },
      },
    },
  },
})
