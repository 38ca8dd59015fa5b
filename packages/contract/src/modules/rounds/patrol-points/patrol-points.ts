import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  decimal,
  flag,
  integer,
  longText,
  moment,
  reference,
  rows,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

/** A place that rounds pass, with a code to scan (rounds §1). */
export const patrolPoints = defineRegister({
  name: 'patrol-points',
  table: 'patrol_points',
  scope: 'tenant',
  paths: {
    list: '/apps/condominiums/patrol/points/',
    item: '/apps/condominiums/patrol/point',
  },
  menu: { group: 'administration', place: 80, icon: 'qr', roles: menuReaders.managers },
  fields: {
    name: text({ required: true, max: 80 }),
    tower_id: reference('towers'),
    location: text(),
    instructions: longText({ max: 1_000 }),
    photo_required: flag(),
    questions: rows(
      'patrol_point_questions',
      {
        question: text({ required: true, max: 120 }),
        answer: choice(['yes_no', 'number', 'text'], { required: true }),
        // If not set, the answer is optional.
        answer_required: flag(),
      },
      { ordered: true },
    ),
    latitude: decimal({ range: [-90, 90] }),
    longitude: decimal({ range: [-180, 180] }),
    radius_m: integer({ range: [5, 500] }),
    // The number of its valid code: printed on the label, so that an old one is recognised.
    code_number: integer({ range: [1, 10_000], readOnly: true }),
    code_renewed_at: moment({ readOnly: true }),
  },
  title: ['name'],
  unique: [['name']],
  rules: ['placeWhole'],
  list: {
    columns: ['name', 'tower_id', 'location', 'code_number', 'photo_required', 'status'],
    search: ['name', 'location', 'tower_id'],
    filters: ['tower_id', 'photo_required', 'status'],
    sort: 'name',
  },
  form: [
    {
      section: 'identification',
      fields: ['name', 'tower_id', 'location', 'instructions', 'photo_required'],
    },
    { section: 'questions', fields: ['questions'] },
    { section: 'position', fields: ['latitude', 'longitude', 'radius_m'], folded: true },
    { section: 'code', fields: ['code_number', 'code_renewed_at'] },
  ],
  story: ['instructions', 'questions'],
  refusals: ['place_whole'],
  // Gives the point a new code, which makes the label in place invalid.
  actions: { 'renew-code': { roles: ['admin', 'sindico'] } },
  access: { admin: 'all', sindico: 'all', funcionario: ['read'] },
})
