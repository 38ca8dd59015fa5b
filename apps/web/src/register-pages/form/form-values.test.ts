import { registers } from '@portaria/contract/modules/registers'
import { describe, expect, it } from 'vitest'
import { companyToday } from '../../platform/company-day.ts'
import type { RegisterRecord } from '../record.ts'
import { type FormField, formSections, nestedRegisters } from './form-fields.ts'
import { changedOf, checkForm, checkNested, filledOf, readForm, sentFields } from './form-values.ts'

const { residents } = registers

const record: RegisterRecord = {
  id: '01900000-0000-7000-8000-000000000001',
  version: 3,
  status: 'ATIVO',
  created_at: '2026-01-01T00:00:00Z',
  created_by: null,
  updated_at: '2026-01-01T00:00:00Z',
  updated_by: null,
  deleted_at: null,
  name: 'José da Silva',
  cpf: '52998224725',
  birth_date: '1980-02-01',
  phones: ['+5511987654321'],
  id_doc: { kind: 'rg', number: '123456789', issuer: 'SSP/SP', country: 'BR' },
  emergency_contact: { name: 'Ana', phone: '+5511912345678', relation: null },
  guardian_id: '01900000-0000-7000-8000-000000000002',
  guardian: { id: '01900000-0000-7000-8000-000000000002', title: 'Ana', deleted: false },
  access_types: ['card'],
  consents: [
    {
      id: '01900000-0000-7000-8000-000000000003',
      purpose: 'image',
      term_version: '1',
      given_on: '2026-01-01',
      revoked_on: null,
    },
  ],
}

const fieldsFor = (role: 'sindico' | 'funcionario' | 'condomino', of = record): FormField[] =>
  formSections(residents, role, of).flatMap(({ fields }) => fields)

const today = '2026-11-20'

describe('a hidden value that may be replaced', () => {
  const { visitors } = registers
  const typedToday = { ...record, cpf: null, id_doc: null, correctable: ['cpf', 'notes'] }
  const fields = formSections(visitors, 'funcionario', typedToday).flatMap((one) => one.fields)

  it('is one that this person typed today, as the server says', () => {
    expect(fields.filter(({ corrects }) => corrects).map(({ name }) => name)).toEqual([
      'cpf',
      'notes',
    ])
    expect(fields.find(({ name }) => name === 'id_doc')?.access).toBe('hidden')
    const removed = { ...typedToday, deleted_at: '2026-01-02T00:00:00Z' }
    const shown = formSections(visitors, 'funcionario', removed).flatMap((one) => one.fields)
    expect(shown.some(({ access }) => access === 'write')).toBe(false)
  })

  it('is sent only if it was typed again, and is never required', () => {
    const sent = sentFields(fields, false)
    const held = readForm(sent, typedToday)
    const blank = checkForm(visitors, sent, held, typedToday, today)
    expect([blank.errors, changedOf(sent, blank.body, typedToday)]).toEqual([[], {}])
    const typed = checkForm(visitors, sent, { ...held, cpf: '111.444.777-35' }, typedToday, today)
    expect(changedOf(sent, typed.body, typedToday)).toEqual({ cpf: '11144477735' })
  })
})

describe('the body of a form', () => {
  it('is empty if nothing was changed, for fields of every kind', () => {
    const fields = sentFields(fieldsFor('sindico'), true)
    const { body, errors } = checkForm(residents, fields, readForm(fields, record), record, today)
    expect(errors).toEqual([])
    expect(changedOf(fields, body, record)).toEqual({})
  })

  it('has only the changed fields, as the API stores them', () => {
    const fields = sentFields(fieldsFor('sindico'), true)
    const values = {
      ...readForm(fields, record),
      cpf: '111.444.777-35',
      phones: ['(11) 98765-4321', '11 3271-5080', ''],
      guardian_id: null,
      status: 'INATIVO',
    }
    const { body } = checkForm(residents, fields, values, record, today)
    expect(changedOf(fields, body, record)).toEqual({
      cpf: '11144477735',
      phones: ['+5511987654321', '+551132715080'],
      guardian_id: null,
      status: 'INATIVO',
    })
  })

  it('comes with the errors of a field and of its parts', () => {
    const fields = sentFields(fieldsFor('sindico'), false)
    const values = {
      ...readForm(fields, record),
      name: ' ',
      cpf: '111.444.777-36',
      birth_date: '2020-01-01',
      guardian_id: null,
      phones: ['(11) 98765-4321', '12'],
      consents: [{ key: 'new', purpose: null, term_version: '1', given_on: '2026-01-01' }],
    }
    const { errors } = checkForm(residents, fields, values, record, today)
    expect(errors).toEqual([
      { control: 'name', path: '', code: 'required' },
      { control: 'cpf', path: '', code: 'cpf_check_digits' },
      { control: 'phones', path: '1', code: 'phone_length' },
      { control: 'consents', path: '0.purpose', code: 'invalid_choice' },
      { control: 'guardian_id', path: '', code: 'guardian_required' },
    ])
  })
})

describe('the fields that a role writes', () => {
  it('exclude those that it cannot see', () => {
    const hidden = fieldsFor('funcionario').filter(({ access }) => access === 'hidden')
    expect(hidden.map(({ name }) => name)).toEqual([
      'cpf',
      'id_doc',
      'birth_date',
      'cnh_number',
      'notes',
      'refusal_reason',
    ])
  })

  it('are the own contact data for a condomino', () => {
    const written = fieldsFor('condomino').filter(({ access }) => access === 'write')
    expect(written.map(({ name }) => name)).toEqual(['photo_file_id', 'email', 'phones'])
  })

  it('are none of a removed record, and none of a shared one', () => {
    for (const fixed of [{ deleted_at: '2026-01-01T00:00:00Z' }, { shared: true }]) {
      const fields = fieldsFor('sindico', { ...record, ...fixed })
      expect(fields.some(({ access }) => access === 'write')).toBe(false)
    }
  })
})

describe('an optional nested row of a new record', () => {
  const nested = nestedRegisters(residents, 'sindico')
  const blank = readForm([], {}, nested)

  it('is not sent if only its initial day is filled in', () => {
    const begun = companyToday()
    expect(blank).toMatchObject({ occupancy: { starts_on: begun } })
    expect(checkNested(nested, blank, begun, false)).toEqual({ body: {}, errors: [] })
  })

  it('is sent whole once its unit is chosen', () => {
    const chosen = {
      ...(blank['occupancy'] as object),
      apartment_id: { id: '018f0000-0000-7000-8000-000000000001', title: 'Ipê · 101' },
    }
    const begun = companyToday()
    const { body, errors } = checkNested(nested, { occupancy: chosen }, begun, false)
    expect(errors).toEqual([])
    expect(body['occupancy']).toMatchObject({ relation: 'owner', starts_on: begun })
  })

  it('has no initial relation that a condomino may not propose', () => {
    const [own] = nestedRegisters(residents, 'condomino')
    expect(readForm([], {}, own ? [own] : [])['occupancy']).toMatchObject({ relation: null })
  })

  it('is checked whole once something is filled in', () => {
    const { errors } = checkNested(nested, { occupancy: { starts_on: '2026-11-01' } }, today, false)
    expect(errors.map(({ control }) => control)).toEqual([
      'occupancy.apartment_id',
      'occupancy.relation',
    ])
  })
})

it('a new record sends the fields that were filled in', () => {
  expect(filledOf({ name: 'Ana', code: null, notes: '', tags: [], flag: false })).toEqual({
    name: 'Ana',
    flag: false,
  })
})

describe('a nested row of a new record', () => {
  const asked = (...[register, role]: Parameters<typeof nestedRegisters>) =>
    nestedRegisters(register, role).flatMap(({ fields }) => fields.map(({ name }) => name))

  it('has the fields that a role may set when it creates one directly', () => {
    expect(asked(registers.users, 'sindico')).not.toContain('tenant_id')
    expect(asked(registers.users, 'admin')).toContain('tenant_id')
  })

  it('has all fields for a role that cannot create one directly', () => {
    expect(asked(registers.residents, 'condomino')).toContain('apartment_id')
  })
})

it('a new occurrence has a type for the team, but not for a resident', () => {
  const typeFor = (role: 'funcionario' | 'condomino') =>
    formSections(registers.occurrences, role, null)
      .flatMap(({ fields }) => fields)
      .find(({ name }) => name === 'type_id')?.field.required
  expect([typeFor('funcionario'), typeFor('condomino')]).toEqual([true, undefined])
})
