import { defineRegister } from '../../../define-register/define-register.ts'
import { choices, date, flag, reference, rows, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { occupancyRelations } from '../../units/occupancies/occupancies.ts'
import { credentialKinds, personKinds } from '../decisions/decision-words.ts'

/**
 * People who may pass some points, at some hours, with some credentials (access §5). Without a rule
 * nobody passes a point.
 */
export const accessRules = defineRegister({
  name: 'access-rules',
  table: 'access_rules',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/access-rules/', item: '/apps/condominiums/access-rule' },
  menu: { group: 'administration', place: 54, icon: 'shield', roles: menuReaders.managers },
  fields: {
    name: text({ required: true, max: 80 }),
    kinds: choices(personKinds),
    // Narrow residents, visitors and providers to those of these units; empty for all.
    towers: rows('access_rule_towers', { tower_id: reference('towers', { required: true }) }),
    apartments: rows('access_rule_apartments', {
      apartment_id: reference('apartments', { required: true }),
    }),
    // Narrow residents to these relations to their unit; empty for all.
    relations: choices(occupancyRelations),
    // Named people, besides the kinds and however these are narrowed.
    people: rows('access_rule_people', {
      resident_id: reference('residents'),
      employee_id: reference('employees'),
      provider_id: reference('service-providers'),
    }),
    points: rows('access_rule_points', {
      point_id: reference('access-points', { required: true }),
    }),
    // None: at all hours, on holidays too.
    schedule_id: reference('access-schedules'),
    // Empty for all.
    credentials: choices(credentialKinds),
    two_credentials: flag(),
    valid_from: date(),
    valid_to: date(),
  },
  title: ['name'],
  unique: [['name']],
  rules: [
    'peopleNamed',
    'kindsHaveUnits',
    'relationsOfResidents',
    'onePersonEach',
    'rulePointsNamed',
    'twoOfSeveral',
    'periodInOrder',
  ],
  list: {
    columns: ['name', 'kinds', 'schedule_id', 'valid_from', 'valid_to', 'status'],
    search: ['name', 'schedule_id'],
    filters: ['kinds', 'schedule_id', 'status'],
    sort: 'name',
  },
  form: [
    { section: 'identification', fields: ['name'] },
    { section: 'people', fields: ['kinds', 'towers', 'apartments', 'relations', 'people'] },
    { section: 'points', fields: ['points'] },
    { section: 'times', fields: ['schedule_id', 'valid_from', 'valid_to'] },
    { section: 'credentials', fields: ['credentials', 'two_credentials'] },
  ],
  refusals: [
    'people_missing',
    'kind_without_unit',
    'relation_without_resident',
    'one_person_each',
    'rule_points_missing',
    'one_credential_alone',
  ],
  access: { admin: 'all', sindico: 'all', funcionario: ['read'] },
})
