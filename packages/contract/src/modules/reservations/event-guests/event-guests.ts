import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  email,
  integer,
  moment,
  phone,
  plate,
  reference,
  text,
} from '../../../define-register/field.ts'

const writers = ['admin', 'sindico', 'condomino'] as const
const managers = ['admin', 'sindico'] as const

/** Limit of people of each kind whom a guest may bring. */
export const BROUGHT_MAX = 50

/** Presence of a guest, by their visits. */
export const guestPresences = ['inside', 'left', 'absent'] as const

/** The fields that the host writes. */
const written = ['name', 'phone', 'email', 'document', 'plate', 'companions', 'children'] as const

/** A guest of a reservation, with the people they may bring (reservations §9). */
export const eventGuests = defineRegister({
  name: 'event-guests',
  table: 'event_guests',
  scope: 'tenant',
  lockPlace: 20,
  paths: null,
  fields: {
    event_id: reference('events', { required: true }),
    name: text({ required: true }),
    // The gate asks guests themselves for the data it needs.
    phone: phone({ readBy: writers }),
    email: email({ readBy: writers }),
    document: text({ max: 40, readBy: writers }),
    plate: plate(),
    companions: integer({ range: [0, BROUGHT_MAX] }),
    children: integer({ range: [0, BROUGHT_MAX] }),
    // Number of people who come, including the guest.
    coming: integer({ range: [1, 2 * BROUGHT_MAX + 1], readOnly: true }),
    state: choice(['invited', 'confirmed', 'declined', 'cancelled'], {
      readOnly: true,
      badge: {
        invited: 'neutral',
        confirmed: 'accent',
        declined: 'neutral',
        cancelled: 'neutral',
      },
    }),
    answered_at: moment({ readOnly: true }),
    // Time of the letter with their link.
    invited_at: moment({ readOnly: true }),
    pass_id: reference('passes', { readOnly: true, readBy: managers }),
  },
  title: ['name'],
  unique: [],
  rules: [],
  list: {
    columns: ['name', 'event_id', 'state', 'coming', 'companions', 'children', 'answered_at'],
    search: ['name', 'plate', 'event_id'],
    filters: ['event_id', 'state'],
    related: { presence: { register: 'visits', choices: guestPresences, column: true } },
    sort: 'name',
  },
  form: [
    { section: 'identification', fields: ['name', 'companions', 'children', 'event_id'] },
    { section: 'contact', fields: ['phone', 'email'] },
    { section: 'arrival', fields: ['document', 'plate'] },
    { section: 'progress', fields: ['state', 'coming', 'answered_at', 'invited_at', 'pass_id'] },
  ],
  needsProof: { export: true },
  refusals: [
    'event_not_open',
    'list_closed',
    'event_full',
    'more_than_invited',
    'guest_confirmed',
    'invitation_over',
  ],
  access: {
    admin: ['read', 'create', 'update', 'remove', 'restore', 'history', 'export'],
    sindico: ['read', 'create', 'update', 'remove', 'restore', 'history', 'export'],
    funcionario: ['read'],
    condomino: {
      may: ['read', 'create', 'update', 'remove'],
      rows: 'ofOwnGuests',
      creates: ['event_id', ...written],
      updates: [...written],
    },
  },
  actions: { share: { roles: writers } },
  states: {
    field: 'state',
    over: ['cancelled'],
    acts: { invited: ['confirm'], confirmed: [], declined: [], cancelled: [] },
    transitions: {
      // The guest confirms through their link, or the host confirms for them.
      confirm: {
        from: ['invited', 'declined', 'confirmed'],
        to: 'confirmed',
        roles: writers,
        asks: { coming: 'optional' },
        stamps: { at: 'answered_at' },
      },
      decline: {
        from: ['invited', 'confirmed'],
        to: 'declined',
        roles: writers,
        stamps: { at: 'answered_at' },
      },
      // The reservation was cancelled.
      cancel: { from: ['invited', 'confirmed', 'declined'], to: 'cancelled', by: 'system' },
    },
  },
})
