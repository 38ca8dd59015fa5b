import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  date,
  flag,
  image,
  integer,
  moment,
  reference,
  richText,
  rows,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

const managers = ['admin', 'sindico'] as const

/** The current validity of a version of a rule. */
export const ruleValidities = ['draft', 'future', 'in_force', 'replaced', 'ended'] as const

/**
 * A version of a rule of the company (rules §1). It is written as a draft; once published it never
 * changes. The next version replaces it from that version's first day on.
 */
export const rules = defineRegister({
  name: 'rules',
  table: 'rules',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/rules/', item: '/apps/condominiums/rule' },
  menu: { group: 'administration', place: 95, icon: 'scroll', roles: menuReaders.members },
  fields: {
    title: text({ required: true }),
    category: choice([
      'silence',
      'pets',
      'garage',
      'works',
      'moving',
      'pool',
      'garbage',
      'guests',
      'areas',
      'conduct',
      'other',
    ]),
    source: choice(['convention', 'internal_regulation', 'assembly_minutes', 'management']),
    approved_on: date({ past: true }),
    body: richText({ required: true }),
    penalty: choice(['none', 'warning', 'fine']),
    // The article that a fine is based on, and its amount.
    penalty_basis: text({ max: 200 }),
    requires_acceptance: flag(),
    attachments: rows('rule_attachments', {
      name: text({ required: true, max: 80 }),
      picture_file_id: image({ whole: true }),
    }),
    version_number: integer({ range: [1, 9_999], readOnly: true }),
    // The first version of the rule; null in the first version itself.
    first_version_id: reference('rules', { readOnly: true }),
    state: choice(['draft', 'published'], { readOnly: true, badge: { draft: 'warning' } }),
    effective_from: date({ readOnly: true }),
    effective_to: date({ readOnly: true }),
    end_set_at: moment({ readOnly: true }),
  },
  title: ['title'],
  marks: {
    unaccepted: { tone: 'accent', readBy: ['condomino'] },
    upcoming: { tone: 'neutral' },
    outdated: { tone: 'neutral' },
  },
  attention: ['unaccepted'],
  computed: ['versions', 'acceptance'],
  unique: [['first_version_id', 'version_number']],
  rules: ['fineHasBasis'],
  list: {
    columns: ['title', 'category', 'version_number', 'effective_from', 'source'],
    search: ['title', 'penalty_basis', 'body'],
    filters: ['category', 'source', 'penalty', 'state', 'unaccepted', 'status'],
    related: { validity: { register: 'rules', choices: ruleValidities } },
    sort: 'title',
    views: {
      in_force: { 'filter[validity]': 'in_force' },
      future: { 'filter[validity]': 'future' },
      drafts: { 'filter[validity]': 'draft' },
    },
  },
  globalSearch: { place: 75, shows: ['version_number'] },
  form: [
    { section: 'identification', fields: ['title', 'category', 'source', 'approved_on'] },
    { section: 'text', fields: ['body', 'attachments'] },
    { section: 'effect', fields: ['requires_acceptance', 'penalty', 'penalty_basis'] },
    {
      section: 'validity',
      fields: ['version_number', 'state', 'effective_from', 'effective_to', 'end_set_at'],
    },
  ],
  story: ['body', 'attachments'],
  refusals: ['day_past', 'day_before_former', 'basis_required', 'newer_version'],
  access: {
    admin: 'all',
    sindico: 'all',
    funcionario: { may: ['read'], rows: 'ofPublishedRules' },
    condomino: { may: ['read'], rows: 'ofPublishedRules' },
  },
  actions: {
    'new-version': { roles: managers },
    accept: { roles: ['condomino'] },
  },
  states: {
    field: 'state',
    initial: ['draft'],
    over: ['published'],
    keeps: ['published'],
    acts: { draft: ['publish'], published: [] },
    transitions: {
      publish: {
        from: ['draft'],
        to: 'published',
        roles: managers,
        asks: { effective_from: 'required' },
      },
      'set-end': {
        from: ['published'],
        to: 'published',
        roles: managers,
        asks: { effective_to: 'optional' },
        stamps: { at: 'end_set_at' },
      },
    },
  },
})
