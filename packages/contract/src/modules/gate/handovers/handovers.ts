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
import { menuReaders } from '../../../menu.ts'
import { handoverAgreements } from '../handovers.ts'

const desk = ['admin', 'sindico', 'funcionario'] as const
const kept = ['read', 'create', 'update', 'remove', 'restore', 'history', 'export'] as const

/** While it is open; what was signed is never changed. */
const changeable = ['post', 'starts_at', 'ends_at', 'notes', 'status'] as const

/**
 * The book of the gate's shifts: what the leaving shift hands over to the coming one, signed by both
 * (gate §4).
 */
export const handovers = defineRegister({
  name: 'handovers',
  table: 'handovers',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/handovers/', item: '/apps/condominiums/handover' },
  menu: { group: 'registers', place: 49, icon: 'clipboard', roles: menuReaders.desk },
  fields: {
    // Of a series of the company's own.
    number: text({ required: true, readOnly: true, max: 20 }),
    post: text({ required: true, max: 80 }),
    state: choice(['open', 'left', 'done', 'cancelled'], {
      readOnly: true,
      badge: { open: 'accent', left: 'warning', done: 'neutral', cancelled: 'neutral' },
    }),
    // Without one, the end of the post's last handover.
    starts_at: moment(),
    // Without one, the first signature.
    ends_at: moment(),
    // Who leaves: the user who began it.
    outgoing_id: reference('users', { readOnly: true }),
    // Who comes: the user who signed it last.
    incoming_id: reference('users', { readOnly: true }),
    notes: longText(),
    // What the leaving person counted, and what the register had: parcels at the desk and in cabinets.
    parcels_counted: integer({ range: [0, 9999], readOnly: true }),
    parcels_expected: integer({ range: [0, 99_999], readOnly: true }),
    count_note: text({ max: 400, readOnly: true }),
    left_at: moment({ readOnly: true }),
    left_signature_file_id: signature({ readOnly: true }),
    received_at: moment({ readOnly: true }),
    received_signature_file_id: signature({ readOnly: true }),
    // Of the coming person, where something is not as it says.
    remark: longText({ max: 1000, readOnly: true }),
    cancelled_at: moment({ readOnly: true }),
    cancelled_by_id: reference('users', { readOnly: true }),
  },
  title: ['number', 'post'],
  marks: {
    // Nobody who began it works here any more.
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
    // A moment that no handover is without.
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
  refusals: ['handover_open', 'other_person', 'same_person'],
  access: {
    // What was signed elsewhere is not imported.
    admin: { may: kept, updates: changeable },
    sindico: { may: kept, updates: changeable },
    funcionario: ['read', 'create'],
  },
  states: {
    field: 'state',
    transitions: {
      // Signed by the person who began it, who leaves; by a colleague, with a word, where they work here no more.
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
      // Signed by somebody else of the company, who comes.
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
    needs: { left: 'receive' },
  },
})
