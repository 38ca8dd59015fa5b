import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  choices,
  host,
  integer,
  ip,
  moment,
  reference,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { portRange } from '../device-addresses/device-addresses.ts'

/** Families of `packages/drivers` that a device speaks, or none (devices §30). */
export const equipmentDrivers = ['control_id', 'none'] as const

/** A reader, turnstile, gate, camera or other device of the site. */
export const equipment = defineRegister({
  name: 'equipment',
  table: 'equipment',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/equipaments/', item: '/apps/condominiums/equipament' },
  menu: { group: 'management', place: 30, icon: 'router', roles: menuReaders.admin },
  fields: {
    name: text({ required: true, max: 80 }),
    kind: choice(['facial', 'card', 'turnstile', 'gate', 'door', 'intercom', 'camera', 'lpr']),
    manufacturer_id: reference('brands', { where: { kind: ['equipment', 'both'] } }),
    driver: choice(equipmentDrivers, { required: true }),
    model: text({ max: 80 }),
    serial: text({ required: true, max: 60 }),
    host: host(),
    ip: ip(),
    // Written without a thousands separator, like a year.
    port: integer({ range: portRange, year: true }),
    username: text({ max: 60 }),
    location: text(),
    tower_id: reference('towers'),
    access_types: choices(['facial', 'card']),
    operation_mode: choice(['standalone', 'online', 'contingency']),
    firmware: text({ readOnly: true, max: 60 }),
    clock_drift: integer({ readOnly: true, range: [-86_400, 86_400] }),
    last_seen_at: moment({ readOnly: true }),
    state: choice(['unknown', 'online', 'offline', 'error'], {
      readOnly: true,
      badge: { offline: 'warning', error: 'danger' },
    }),
  },
  title: ['name'],
  computed: ['addresses', 'secret'],
  unique: [['serial']],
  list: {
    columns: ['name', 'kind', 'manufacturer_id', 'location', 'state', 'status'],
    search: ['name', 'model', 'serial', 'location', 'manufacturer_id', 'tower_id'],
    filters: ['kind', 'manufacturer_id', 'tower_id', 'access_types', 'state', 'status'],
    sort: 'name',
  },
  globalSearch: { place: 80, shows: ['kind', 'location', 'tower'] },
  form: [
    {
      section: 'identification',
      fields: ['name', 'kind', 'manufacturer_id', 'model', 'serial', 'location', 'tower_id'],
    },
    { section: 'access', fields: ['access_types', 'operation_mode'] },
    { section: 'network', fields: ['driver', 'host', 'ip', 'port', 'username'] },
    { section: 'condition', fields: ['state', 'last_seen_at', 'firmware', 'clock_drift'] },
  ],
  access: { admin: 'all', sindico: ['read', 'history'], funcionario: ['read'] },
  actions: { 'set-secret': { roles: ['admin'] } },
})
