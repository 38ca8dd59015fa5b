import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  date,
  decimal,
  image,
  integer,
  longText,
  moment,
  reference,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import {
  decidedViolationStates,
  letter,
  openViolationStates,
  violationOutcomes,
} from './violation-fields.ts'

const managers = ['admin', 'sindico'] as const

const decides = {
  from: ['answering', 'defended'],
  to: 'decided',
  roles: managers,
  asks: { decision: 'required' },
  stamps: { at: 'decided_at', by: 'decided_by_id' },
  single: true,
} as const

/**
 * An alleged breach of a rule by a unit: the warning, the defence and the decision, each with its
 * letter (matters §7).
 */
export const violations = defineRegister({
  name: 'violations',
  table: 'violations',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/violations/', item: '/apps/condominiums/violation' },
  menu: {
    group: 'administration',
    place: 97,
    icon: 'scale',
    roles: menuReaders.managers,
  },
  fields: {
    // Counted per year when it is made: "3/2026".
    number: text({ max: 16, readOnly: true }),
    subject: text({ required: true }),
    // The unit must never learn who reported it, nor read the report.
    occurrence_id: reference('occurrences', { required: true, readBy: managers }),
    apartment_id: reference('apartments', { required: true }),
    rule_id: reference('rules', { required: true }),
    happened_at: moment({ required: true, past: true }),
    place: text(),
    facts: longText({ required: true, max: 4_000 }),
    // The days run from the proved receipt of the warning.
    defence_days: integer({ required: true, range: [1, 90] }),
    answer_to: text({ required: true, max: 200 }),
    // The recipients of the letters when the warning was issued.
    owner_id: reference('residents', { readOnly: true }),
    copy_to_id: reference('residents', { readOnly: true }),
    state: choice([...openViolationStates, ...decidedViolationStates, 'cancelled'], {
      readOnly: true,
      badge: {
        draft: 'neutral',
        notified: 'warning',
        answering: 'warning',
        defended: 'accent',
        decided: 'neutral',
        closed: 'neutral',
        cancelled: 'neutral',
      },
    }),
    notified_at: moment({ readOnly: true }),
    notified_by_id: reference('users', { readOnly: true }),
    warning_text: letter.text,
    warning_digest: letter.digest,
    warning_received_at: letter.receivedAt,
    warning_received_how: letter.receivedHow,
    warning_received_by: letter.receivedBy,
    warning_receipt_file_id: letter.receipt,
    defence_until: date({ readOnly: true }),
    defence: longText({ max: 8_000, readOnly: true }),
    defence_picture_file_id: image({ whole: true, readOnly: true }),
    defended_at: moment({ readOnly: true }),
    defended_by_id: reference('users', { readOnly: true }),
    outcome: choice(violationOutcomes, {
      readOnly: true,
      badge: { dismissed: 'neutral', warned: 'warning', fined: 'danger' },
    }),
    decision: longText({ max: 4_000, readOnly: true }),
    contribution: decimal({ range: [0.01, 1_000_000], readOnly: true }),
    fine_amount: decimal({ range: [0.01, 10_000_000], readOnly: true }),
    minutes_picture_file_id: image({ whole: true, readOnly: true }),
    decided_at: moment({ readOnly: true }),
    decided_by_id: reference('users', { readOnly: true }),
    decision_text: letter.text,
    decision_digest: letter.digest,
    decision_received_at: letter.receivedAt,
    decision_received_how: letter.receivedHow,
    decision_received_by: letter.receivedBy,
    decision_receipt_file_id: letter.receipt,
    cancel_reason: text({ max: 200, readOnly: true }),
  },
  title: ['subject'],
  marks: { decidable: { tone: 'accent', readBy: managers } },
  attention: ['decidable'],
  unique: [['number']],
  rules: [],
  list: {
    columns: ['subject', 'number', 'apartment_id', 'happened_at', 'defence_until'],
    search: ['subject', 'number', 'apartment_id'],
    filters: [
      'state',
      'outcome',
      'apartment_id',
      'occurrence_id',
      'rule_id',
      'decidable',
      'status',
    ],
    sort: 'happened_at',
    newestFirst: true,
    views: {
      open: { 'filter[state]': openViolationStates.join(',') },
      decided: { 'filter[state]': decidedViolationStates.join(',') },
    },
  },
  globalSearch: { place: 79, shows: ['number'] },
  form: [
    {
      section: 'violation',
      fields: [
        'subject',
        'occurrence_id',
        'apartment_id',
        'rule_id',
        'happened_at',
        'place',
        'facts',
      ],
    },
    { section: 'answer', fields: ['defence_days', 'answer_to'] },
    {
      section: 'progress',
      fields: ['number', 'state', 'owner_id', 'copy_to_id', 'cancel_reason'],
    },
    {
      section: 'warning',
      fields: [
        'notified_at',
        'notified_by_id',
        'warning_text',
        'warning_digest',
        'warning_received_at',
        'warning_received_how',
        'warning_received_by',
        'warning_receipt_file_id',
      ],
    },
    {
      section: 'defence',
      fields: [
        'defence_until',
        'defence',
        'defence_picture_file_id',
        'defended_at',
        'defended_by_id',
      ],
    },
    {
      section: 'decision',
      fields: [
        'outcome',
        'decision',
        'contribution',
        'fine_amount',
        'minutes_picture_file_id',
        'decided_at',
        'decided_by_id',
        'decision_text',
        'decision_digest',
        'decision_received_at',
        'decision_received_how',
        'decision_received_by',
        'decision_receipt_file_id',
      ],
    },
  ],
  story: ['facts', 'defence', 'defence_picture_file_id', 'decision'],
  refusals: [
    'owner_missing',
    'rule_not_in_force',
    'before_issue',
    'defence_open',
    'defence_late',
    'rule_without_fine',
    'fine_above_five',
    'fine_above_ten',
  ],
  access: {
    admin: ['read', 'create', 'update', 'history', 'export'],
    sindico: ['read', 'create', 'update', 'history', 'export'],
    condomino: { may: ['read'], rows: 'ofOwnViolations', writes: 'byOwner' },
  },
  states: {
    field: 'state',
    // Once issued, only its steps change it.
    over: ['notified', 'answering', 'defended', ...decidedViolationStates, 'cancelled'],
    acts: {
      draft: ['notify'],
      notified: ['receive', 'confirm'],
      answering: [{ act: 'defend', of: ['condomino'] }],
      defended: ['warn'],
      decided: ['receive-decision', 'confirm-decision'],
      closed: [],
      cancelled: [],
    },
    transitions: {
      notify: {
        from: ['draft'],
        to: 'notified',
        roles: managers,
        stamps: { at: 'notified_at', by: 'notified_by_id' },
        single: true,
        tone: 'primary',
      },
      // The deadline of the defence runs from this receipt.
      receive: {
        from: ['notified'],
        to: 'answering',
        roles: managers,
        asks: {
          warning_received_at: 'required',
          warning_received_how: 'required',
          warning_received_by: 'optional',
          warning_receipt_file_id: 'optional',
        },
        single: true,
      },
      // The owner confirms the receipt on their own device.
      confirm: { from: ['notified'], to: 'answering', roles: ['condomino'], single: true },
      defend: {
        from: ['notified', 'answering'],
        to: 'defended',
        roles: [...managers, 'condomino'],
        asks: { defence: 'required', defence_picture_file_id: 'optional' },
        stamps: { at: 'defended_at', by: 'defended_by_id' },
        single: true,
      },
      dismiss: decides,
      warn: decides,
      fine: {
        ...decides,
        asks: {
          decision: 'required',
          contribution: 'required',
          fine_amount: 'required',
          minutes_picture_file_id: 'optional',
        },
      },
      'receive-decision': {
        from: ['decided'],
        to: 'closed',
        roles: managers,
        asks: {
          decision_received_at: 'required',
          decision_received_how: 'required',
          decision_received_by: 'optional',
          decision_receipt_file_id: 'optional',
        },
        single: true,
      },
      'confirm-decision': { from: ['decided'], to: 'closed', roles: ['condomino'], single: true },
      cancel: {
        from: openViolationStates,
        to: 'cancelled',
        roles: managers,
        asks: { cancel_reason: 'required' },
        tone: 'danger',
      },
    },
  },
})
