import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, flag, integer, reference, rows, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { doorSizes } from '../locker-doors.ts'

/** A locker with its doors, where parcels wait (custody §7). */
export const lockers = defineRegister({
  name: 'lockers',
  table: 'lockers',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/lockers/', item: '/apps/condominiums/locker' },
  menu: { group: 'management', place: 40, icon: 'warehouse', roles: menuReaders.managers },
  fields: {
    name: text({ required: true, max: 80 }),
    code: text({ max: 20 }),
    manufacturer_id: reference('locker-manufacturers', { required: true }),
    board: integer({ range: [0, 255] }),
    location: text(),
    tower_id: reference('towers'),
    serial: text({ max: 60 }),
    // Boards also report sensors that are not wired.
    has_sensors: flag(),
    doors: rows('locker_doors', {
      number: integer({ required: true, range: [1, 999] }),
      channel: integer({ required: true, range: [0, 255] }),
      size: choice(doorSizes, { required: true }),
      // Written from deposits and the board, never typed.
      state: choice(['free', 'reserved', 'occupied', 'blocked'], { readOnly: true }),
      latch: choice(['closed', 'open', 'unknown'], { readOnly: true }),
    }),
  },
  title: ['name'],
  marks: {
    // The gateway does not answer.
    silent: { tone: 'danger' },
    // None of its doors can be opened from here.
    unready: { tone: 'warning' },
  },
  attention: ['silent'],
  unique: [['name']],
  list: {
    columns: ['name', 'code', 'manufacturer_id', 'location', 'tower_id', 'status'],
    search: ['name', 'code', 'location', 'serial', 'manufacturer_id', 'tower_id'],
    filters: ['manufacturer_id', 'tower_id', 'silent', 'unready', 'status'],
    sort: 'name',
  },
  globalSearch: { place: 90, shows: ['location', 'tower'] },
  form: [
    { section: 'identification', fields: ['name', 'code', 'location', 'tower_id'] },
    { section: 'board', fields: ['manufacturer_id', 'board', 'serial', 'has_sensors'] },
    { section: 'doors', fields: ['doors'] },
  ],
  refusals: [
    'door_number_taken',
    'door_channel_taken',
    'door_taken',
    'board_taken',
    'board_disagrees',
    'no_door_free',
    'driver_missing',
    'board_missing',
    'address_not_approved',
    'door_busy',
    'door_in_use',
  ],
  access: { admin: 'all', sindico: 'all', funcionario: ['read'] },
})
