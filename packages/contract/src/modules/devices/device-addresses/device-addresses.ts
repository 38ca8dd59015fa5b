import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, host, integer, moment, reference, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

const decided = { at: 'decided_at', by: 'decided_by_id' } as const

/** The ports of a network. */
export const portRange = [1, 65_535] as const

/**
 * An address that a company wants the platform to connect to: there is no connection before an
 * administrator approves it (devices §1). Saving a device requests it.
 */
export const deviceAddresses = defineRegister({
  name: 'device-addresses',
  table: 'device_addresses',
  scope: 'tenant',
  paths: {
    list: '/apps/condominiums/device-addresses/',
    item: '/apps/condominiums/device-address',
  },
  menu: { group: 'management', place: 55, icon: 'pin', roles: menuReaders.admin },
  fields: {
    host: host({ required: true }),
    // Written without a thousands separator, like a year.
    port: integer({ required: true, range: portRange, year: true }),
    purpose: text(),
    state: choice(['asked', 'approved', 'refused'], {
      readOnly: true,
      badge: { asked: 'warning', refused: 'danger' },
    }),
    decided_at: moment({ readOnly: true }),
    decided_by_id: reference('users', { readOnly: true }),
    refusal_reason: text({ readOnly: true, max: 200 }),
  },
  title: ['host', 'port'],
  unique: [['host', 'port']],
  list: {
    columns: ['host', 'port', 'purpose', 'state', 'decided_at'],
    search: ['host', 'purpose'],
    filters: ['host', 'state', 'status'],
    sort: 'host',
    views: { asked: { 'filter[state]': 'asked' } },
  },
  form: [
    { section: 'address', fields: ['host', 'port', 'purpose'] },
    {
      section: 'decision',
      fields: ['state', 'decided_at', 'decided_by_id', 'refusal_reason'],
    },
  ],
  refusals: ['address_forbidden', 'address_taken'],
  access: { admin: ['read', 'create', 'remove', 'restore', 'history'] },
  states: {
    field: 'state',
    acts: { asked: ['approve'], approved: [], refused: ['approve'] },
    transitions: {
      approve: { from: ['asked', 'refused'], to: 'approved', roles: ['admin'], stamps: decided },
      refuse: {
        from: ['asked', 'approved'],
        to: 'refused',
        roles: ['admin'],
        asks: { refusal_reason: 'optional' },
        stamps: decided,
        tone: 'danger',
      },
    },
    needs: { asked: { transition: 'approve', since: 'created_at' } },
  },
})
