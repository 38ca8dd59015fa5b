import { defineRegister } from '../../../define-register/define-register.ts'
import { choices, localTime, rows, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { weekdays } from '../../../value-types/weekdays.ts'

/** The days of a schedule: on a holiday only hours of `holiday` hold (access §6). */
export const scheduleDays = [...weekdays, 'holiday'] as const

export type ScheduleDay = (typeof scheduleDays)[number]

/** Weekly hours, in the company's zone, at which rules of access hold. */
export const accessSchedules = defineRegister({
  name: 'access-schedules',
  table: 'access_schedules',
  scope: 'tenant',
  paths: {
    list: '/apps/condominiums/access-schedules/',
    item: '/apps/condominiums/access-schedule',
  },
  menu: { group: 'administration', place: 53, icon: 'clock', roles: menuReaders.managers },
  fields: {
    name: text({ required: true, max: 80 }),
    description: text({ max: 200 }),
    hours: rows('access_schedule_hours', {
      days: choices(scheduleDays, { required: true }),
      from_time: localTime({ required: true }),
      // Up to its start or earlier: on the next day.
      to_time: localTime({ required: true }),
    }),
  },
  title: ['name'],
  unique: [['name']],
  rules: ['hoursNamed'],
  list: {
    columns: ['name', 'description', 'status'],
    search: ['name', 'description'],
    filters: ['status'],
    sort: 'name',
  },
  form: [
    { section: 'identification', fields: ['name', 'description'] },
    { section: 'times', fields: ['hours'] },
  ],
  refusals: ['hours_missing', 'days_missing'],
  access: { admin: 'all', sindico: 'all', funcionario: ['read'] },
})
