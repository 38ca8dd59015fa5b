import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, details, tags, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { segmentBases } from '../../../segments/segments.ts'

/** One noun in one language. */
const words = details({
  singular: text({ max: 40 }),
  plural: text({ max: 40 }),
  gender: choice(['m', 'f']),
})

const nouns = details({
  tower: words,
  apartment: words,
  resident: words,
  employee: words,
  manager: words,
})

/**
 * The words of a kind of site for its towers, units and people; ids, routes and API never change.
 */
export const segments = defineRegister({
  name: 'segments',
  table: 'segments',
  scope: 'catalogue',
  paths: { list: '/apps/condominiums/segments/', item: '/apps/condominiums/segment' },
  menu: { group: 'settings', place: 40, icon: 'layers', roles: menuReaders.members },
  fields: {
    name_segment: text({ required: true, max: 80 }),
    base: choice(segmentBases, { required: true }),
    terms: details({ pt: nouns, en: nouns, es: nouns, ar: nouns }),
    sectors: tags({ max: 100 }),
  },
  title: ['name_segment'],
  unique: [['name_segment']],
  list: {
    columns: ['name_segment', 'base', 'sectors', 'status'],
    search: ['name_segment', 'sectors'],
    filters: ['base', 'status'],
    sort: 'name_segment',
  },
  form: [
    { section: 'identification', fields: ['name_segment', 'base', 'sectors'] },
    { section: 'terms', fields: ['terms'] },
  ],
  access: {
    admin: 'all',
    staff: ['read', 'history'],
    sindico: 'all',
    funcionario: ['read'],
    condomino: ['read'],
  },
})
