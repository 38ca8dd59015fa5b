import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, flag, integer, longText, reference, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

/** What becomes of somebody who is inside and presents themselves again to enter (access §53). */
export const passbacks = ['none', 'soft', 'hard'] as const

/** Minutes after which an entry without an exit is forgotten: up to a week. */
export const PASSBACK_MINUTES: readonly [number, number] = [1, 7 * 24 * 60]

/** A part of the site that access points lead into and out of (access §1); no common area. */
export const accessAreas = defineRegister({
  name: 'access-areas',
  table: 'access_areas',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/access-areas/', item: '/apps/condominiums/access-area' },
  menu: { group: 'administration', place: 51, icon: 'area', roles: menuReaders.managers },
  fields: {
    name: text({ required: true, max: 80 }),
    tower_id: reference('towers'),
    // The street, and anything else beyond the site.
    outside: flag({ badge: 'neutral' }),
    passback: choice(passbacks, { begins: 'none' }),
    // Empty: until the person was seen to leave.
    passback_minutes: integer({ range: PASSBACK_MINUTES }),
    notes: longText({ max: 1_000 }),
  },
  title: ['name'],
  unique: [['name']],
  rules: ['outsideHasNoTower', 'outsideHasNoPassback', 'minutesNeedPassback'],
  list: {
    columns: ['name', 'tower_id', 'outside', 'passback', 'status'],
    search: ['name', 'tower_id'],
    filters: ['tower_id', 'outside', 'passback', 'status'],
    sort: 'name',
  },
  form: [
    { section: 'identification', fields: ['name', 'tower_id', 'outside'] },
    { section: 'passback', fields: ['passback', 'passback_minutes'] },
    { section: 'notes', fields: ['notes'] },
  ],
  refusals: ['outside_of_tower', 'outside_has_no_passback', 'passback_missing'],
  access: { admin: 'all', sindico: 'all', funcionario: ['read'] },
})
