import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, date, flag, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

/** A company's own holidays; national ones are computed (companies §7). */
export const holidays = defineRegister({
  name: 'holidays',
  table: 'holidays',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/holidays/', item: '/apps/condominiums/holiday' },
  menu: { group: 'settings', place: 60, icon: 'calendar-heart', roles: menuReaders.members },
  fields: {
    name: text({ required: true, max: 80 }),
    day: date({ required: true }),
    scope: choice(['state', 'city', 'own']),
    // Repeated on the same day of each later year.
    yearly: flag(),
  },
  title: ['name'],
  unique: [['name', 'day']],
  list: {
    columns: ['name', 'day', 'scope', 'yearly', 'status'],
    search: ['name'],
    filters: ['day', 'scope', 'yearly', 'status'],
    sort: 'day',
  },
  form: [{ section: 'identification', fields: ['name', 'day', 'yearly', 'scope'] }],
  access: {
    admin: 'all',
    sindico: 'all',
    funcionario: ['read'],
    condomino: ['read'],
  },
})
