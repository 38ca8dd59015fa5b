import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  integer,
  longText,
  moment,
  reference,
  signature,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { handoverAgreements } from '../handovers.ts'

const desk = ['admin', 'sindico', 'funcionario'] as const
const kept = ['read', 'create', 'update', 'remove', 'restore', 'history', 'export'] as const

/** Fields that can be changed while it is open; signed ones never change. */
const changeable = ['post', 'starts_at', 'ends_at', 'notes', 'status'] as const

/**
 * The gate's book of shifts: a handover from the leaving shift to the coming one, signed by both
 * (gate §4).
 */
export const handovers = defineRegister({
  name: 'handovers',
  table: 'handovers',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/handovers/', item: '/apps/condominiums/handover' },
  menu: { group: 'registers', place: 49, icon: 'clipboard', roles: menuReaders.desk },
  fields: {
    // A number from the company's own series.
    number: text({ required: true, readOnly: true, max: 20 }),
    post: text({ required: true, max: 80 }),
    state: choice(['open', 'left', 'done', 'cancelled'], {
      readOnly: true,
      badge: { open: 'accent', left: 'warning', done: 'neutral', cancelled: 'neutral' },
    }),
    // Defaults to the end of the post's last handover.
    starts_at: moment(),
    // Defaults to the first signature.
    ends_at: moment(),
    // The leaving person: the user who began it.
    outgoing_id: reference('users', { readOnly: true }),
    // The coming person: the user who signed it last.
    incoming_id: reference('users', { readOnly: true }),
    notes: longText(),
    // The number that the leaving person counted, and the register's: parcels at the desk and in
    // cabinets.
    parcels_counted: integer({ range: [0, 9999], readOnly: true }),
    parcels_expected: integer({ range: [0, 99_999], readOnly: true }),
    count_note: text({ max: 400, readOnly: true }),
    left_at: moment({ readOnly: true }),
    left_signature_file_id: signature({ readOnly: true }),
    received_at: moment({ readOnly: true }),
    received_signature_file_id: signature({ readOnly: true }),
    // Written by the coming person, if something differs.
    remark: longText({ max: 1000, readOnly: true }),
    cancelled_at: moment({ readOnly: true }),
    cancelled_by_id: reference('users', { readOnly: true }),
  },
  title: ['number', 'post'],
  marks: {
    // The person who began it no longer works here.
    unowned: { tone: 'danger' },
  },
  attention: ['unowned'],
  computed: ['figures'],
  unique: [['number']],
  list: {
    columns: ['number', 'post', 'outgoing_id', 'left_at', 'incoming_id', 'received_at', 'state'],
    search: ['number', 'post', 'outgoing_id', 'incoming_id'],
    filters: ['state', 'unowned'],
    related: {
      agreement: { register: 'handovers', choices: handoverAgreements, column: true },
    },
    // Every handover has this moment.
    sort: 'starts_at',
    newestFirst: true,
    views: {
      unsigned: { 'filter[state]': 'open,left' },
      differing: { 'filter[agreement]': 'count_differs,remarked' },
    },
  },
  form: [
    { section: 'identification', fields: ['post', 'starts_at', 'ends_at', 'notes'] },
    { section: 'count', fields: ['parcels_counted', 'parcels_expected', 'count_note'] },
    {
      section: 'signatures',
      fields: ['state', 'outgoing_id', 'left_at', 'incoming_id', 'received_at', 'remark'],
    },
  ],
  story: ['notes', 'remark'],
  refusals: ['handover_open', 'other_person', 'same_person'],
  access: {
    // Handovers signed elsewhere are not imported.
    admin: { may: kept, updates: changeable },
    sindico: { may: kept, updates: changeable },
    funcionario: ['read', 'create'],
  },
  states: {
    field: 'state',
    acts: { open: ['leave'], left: ['receive'], done: [], cancelled: [] },
    transitions: {
      // Signed by the leaving person, who began it; or by a colleague, with a reason, if that
      // person no longer works here.
      leave: {
        from: ['open'],
        to: 'left',
        roles: desk,
        asks: {
          parcels_counted: 'required',
          count_note: 'optional',
          notes: 'optional',
          left_signature_file_id: 'required',
        },
        stamps: { at: 'left_at' },
        single: true,
      },
      // Signed by the coming person, who must be another person of the company.
      receive: {
        from: ['left'],
        to: 'done',
        roles: ['sindico', 'funcionario'],
        asks: { remark: 'optional', received_signature_file_id: 'required' },
        stamps: { at: 'received_at', by: 'incoming_id' },
        single: true,
      },
      cancel: {
        from: ['open'],
        to: 'cancelled',
        roles: desk,
        stamps: { at: 'cancelled_at', by: 'cancelled_by_id' },
        single: true,
        tone: 'danger',
      },
    },
    needs: { left: { transition: 'receive', since: 'left_at' } },
  },
})
