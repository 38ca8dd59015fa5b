import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, flag, integer, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

/** Severities of an occurrence (matters §5). */
export const severities = ['info', 'minor', 'serious', 'critical'] as const

/** Types of occurrences, and their requirements (matters §5). */
export const occurrenceTypes = defineRegister({
  name: 'occurrence-types',
  table: 'occurrence_types',
  scope: 'tenant',
  paths: {
    list: '/apps/condominiums/occurrences/types/',
    item: '/apps/condominiums/occurrences/type',
  },
  menu: [
    { group: 'management', place: 60, icon: 'file-warning', roles: menuReaders.managers },
    { group: 'administration', place: 60, icon: 'file-warning', roles: menuReaders.managers },
  ],
  fields: {
    name: text({ required: true, max: 80 }),
    group: choice(['resident', 'gatehouse', 'security', 'maintenance', 'assembly'], {
      required: true,
    }),
    default_severity: choice(severities),
    requires_photo: flag(),
    // Null if no time is promised.
    sla_hours: integer({ range: [1, 8_760] }),
    color: choice(['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey']),
  },
  title: ['name'],
  unique: [['group', 'name']],
  list: {
    columns: ['name', 'group', 'default_severity', 'sla_hours', 'status'],
    search: ['name'],
    filters: ['group', 'default_severity', 'requires_photo', 'status'],
    sort: 'name',
  },
  form: [
    {
      section: 'identification',
      fields: ['name', 'group', 'default_severity', 'requires_photo', 'sla_hours', 'color'],
    },
  ],
  access: { admin: 'all', sindico: 'all', funcionario: ['read'] },
})
