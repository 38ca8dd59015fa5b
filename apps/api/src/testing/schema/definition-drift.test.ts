import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { registers } from '@portaria/contract/modules/registers'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Catalogue } from '../../platform/database/catalogue.ts'
import { readTestCatalogue } from '../isolation/read-test-catalogue.ts'
import { openOwnDatabase } from '../test-database.ts'
import { definitionDrift } from './definition-drift.ts'

type Change = (residents: AnyRegister) => Partial<AnyRegister>
const withField =
  (name: string, field: Partial<Field>): Change =>
  ({ fields }) => ({ fields: { ...fields, [name]: { kind: 'text', ...fields[name], ...field } } })

describe('definitions and tables', () => {
  let catalogue: Catalogue
  beforeAll(async () => {
    const database = await openOwnDatabase()
    catalogue = await readTestCatalogue(database.adminUrl, inject('templateDatabase'))
    await database.close()
  })

  it('agree once all migrations are applied', () => {
    expect(definitionDrift(registers, catalogue)).toEqual([])
  })

  it.each<[words: string, change: Change]>([
    [
      'residents.social_name: the definition requires it, the table allows null',
      withField('social_name', { required: true }),
    ],
    [
      'residents.name: the definition allows null, the table requires it',
      withField('name', { required: undefined }),
    ],
    [
      'residents.nationality: the definition stores integer, the table text',
      withField('nationality', { kind: 'integer' }),
    ],
    [
      "residents.nationality: a list is never null, so it is not null default '{}'",
      withField('nationality', { kind: 'tags' }),
    ],
    [
      'residents.shoe_size: the definition has it, the table does not',
      withField('shoe_size', { kind: 'integer' }),
    ],
    [
      'residents.gender: the definition offers fluid, the table refuses it',
      withField('gender', { options: ['male', 'female', 'other', 'not_informed', 'fluid'] }),
    ],
    [
      'residents.gender: the table takes other, the definition does not know it',
      withField('gender', { options: ['male', 'female', 'not_informed'] }),
    ],
    [
      "residents.email: no check holds it to the definition's options",
      withField('email', { kind: 'choice', options: ['a'] }),
    ],
    [
      'residents.guardian_id: no key (tenant_id, guardian_id) to towers',
      withField('guardian_id', { register: 'towers' }),
    ],
    ['residents.name: sensitive, and searched by part', withField('name', { sensitive: true })],
    [
      'residents.marital_status: the table has it, the definition does not',
      ({ fields }) => {
        const { marital_status: _gone, ...others } = fields
        return { fields: others }
      },
    ],
    [
      'residents: the definition says unique, no unique index (tenant_id, lower(email)) of live rows does',
      () => ({ unique: [['cpf'], ['email']] }),
    ],
    [
      'residents: the unique index residents_cpf is no rule of the definition',
      () => ({ unique: [] }),
    ],
    [
      'residents.search_text: the definition searches nationality, it is not in it',
      ({ list }) => ({ list: { ...list, search: [...list.search, 'nationality'] } }),
    ],
    [
      'residents.search_text: holds email, the definition does not search it',
      ({ list }) => ({ list: { ...list, search: ['name', 'social_name'] } }),
    ],
    [
      'resident_consents.given_on: the definition stores text, the table date',
      ({ fields }) => ({
        fields: {
          ...fields,
          consents: {
            ...fields['consents'],
            kind: 'rows',
            fields: { ...fields['consents']?.fields, given_on: { kind: 'text', required: true } },
          },
        },
      }),
    ],
    [
      'residents.consents: its child table consents is not there',
      withField('consents', { table: 'consents' }),
    ],
    [
      'residents: its words are kept, and nothing searches them',
      () => ({ globalSearch: undefined }),
    ],
    [
      'residents.tutor_id: no index begins with (tenant_id, tutor_id)',
      ({ fields }) => {
        const { guardian_id: guardian, ...others } = fields
        return { fields: { ...others, ...(guardian && { tutor_id: guardian }) } }
      },
    ],
    [
      'residents: no index begins with (tenant_id, nationality), the order of its list',
      ({ list }) => ({ list: { ...list, sort: 'nationality' } }),
    ],
    ['people: the definition residents has no table', () => ({ table: 'people' })],
  ])('differ: %s', (words, change) => {
    const residents = { ...registers.residents, ...change(registers.residents) }
    expect(definitionDrift({ ...registers, residents }, catalogue)).toContain(words)
  })
})
