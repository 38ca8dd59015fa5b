import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, host, integer, ip, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { portRange } from '../../devices/device-addresses/device-addresses.ts'

/** The maker of a locker's boards, with the gateway to them (custody §10). */
export const lockerManufacturers = defineRegister({
  name: 'locker-manufacturers',
  table: 'locker_manufacturers',
  scope: 'tenant',
  paths: {
    list: '/apps/condominiums/lockers-manufacturer/',
    item: '/apps/condominiums/locker-manufacture',
  },
  menu: { group: 'management', place: 50, icon: 'factory', roles: menuReaders.managers },
  fields: {
    name: text({ required: true, max: 80 }),
    host: host({ required: true }),
    // Written without a thousands separator, like a year.
    port: integer({ required: true, range: portRange, year: true }),
    ip: ip(),
    protocol: choice(['kerong', 'winnsen', 'other']),
  },
  title: ['name'],
  computed: ['addresses'],
  unique: [['name']],
  list: {
    columns: ['name', 'host', 'port', 'protocol', 'status'],
    search: ['name', 'host'],
    filters: ['protocol', 'status'],
    sort: 'name',
  },
  form: [
    { section: 'identification', fields: ['name', 'protocol'] },
    { section: 'network', fields: ['host', 'port', 'ip'] },
  ],
  access: { admin: 'all', sindico: 'all' },
})
