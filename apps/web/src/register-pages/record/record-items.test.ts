import { registers } from '@portaria/contract/modules/registers'
import { expect, test } from 'vitest'
import { contactsOf, filledSections, storyItems } from './record-items.ts'

const { residents, vehicles, visitors } = registers

const always = {
  id: '01994a10-5c00-7d0c-8e00-000000000001',
  version: 1,
  status: 'ATIVO',
  created_at: '2026-11-22T14:05:00.000Z',
  created_by: null,
  updated_at: '2026-11-22T14:05:00.000Z',
  updated_by: null,
  deleted_at: null,
} as const

type Register = Parameters<typeof filledSections>[0]

const namesIn = (register: Register, record: object) =>
  filledSections(register, { ...always, ...record }, 'pt').map(({ section, items }) => [
    section,
    ...items.map(({ name }) => name),
  ])

test('shows only filled fields, in the order of the form', () => {
  const ana = { name: 'Ana Brandão', gender: 'female', email: '', notes: null, access_types: [] }
  expect(namesIn(residents, ana)).toEqual([['person', 'gender']])
})

test('shows the registered name below a social name, and does not repeat the title', () => {
  const ana = { name: 'Anacleto Brandão', social_name: 'Ana Brandão' }
  expect(namesIn(residents, ana)).toEqual([['identification', 'name']])
})

test('shows the mask of a CPF that the reader may not see', () => {
  const ana = { name: 'Ana', cpf: null, cpf_masked: '***.***.*46-**' }
  expect(namesIn(residents, ana)).toEqual([['identification', 'cpf']])
})

test('omits usual values and those shown as badges', () => {
  expect(namesIn(residents, { name: 'Ana', approval: 'accepted' })).toEqual([])
  expect(namesIn(residents, { name: 'Ana', approval: 'pending' })).toEqual([])
  expect(namesIn(visitors, { name: 'Ana', blocked: false })).toEqual([])
  const decided = { approval: 'accepted', decided_at: '2026-11-22T14:05:00.000Z' }
  expect(namesIn(residents, { name: 'Ana', ...decided })).toEqual([
    ['decision', 'approval', 'decided_at'],
  ])
})

test('shows a reference as a link, even if it is in the title', () => {
  const car = {
    plate: 'ABC1D23',
    model: 'Uno',
    brand_id: always.id,
    brand: { id: always.id, title: 'Fiat' },
  }
  expect(namesIn(vehicles, car)).toEqual([['vehicle', 'brand_id']])
})

test('shows telephones only in the head', () => {
  const ana = { ...always, name: 'Ana', phones: ['+5511987654321', '+551132654321'] }
  expect(contactsOf(residents, ana)).toEqual(['+5511987654321', '+551132654321'])
  expect(namesIn(residents, ana)).toEqual([])
})

test('what a record says stands in its story, and not among its facts', () => {
  const request = {
    ...always,
    subject: 'Lâmpada',
    description: 'A lâmpada do 3º andar queimou.',
    place: 'Escada',
  }
  const story = storyItems(registers.requests, request, 'pt').map(({ name }) => name)
  expect(story).toEqual(['description'])
  const facts = filledSections(registers.requests, request, 'pt', story)
  expect(facts.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['place'])
})

test('a fact that the title says is not repeated, unless it is a link or longer there', () => {
  const request = { subject: 'Lâmpada', number: '12/2026', place: 'Escada' }
  expect(namesIn(registers.requests, request)).toEqual([['where', 'place']])
  // Another field with the same words is a fact of its own.
  expect(namesIn(registers.requests, { ...request, place: '12/2026' })).toEqual([
    ['where', 'place'],
  ])
  const unit = { id: always.id, title: 'Ipê · 1203' }
  const parcel = { number: 12, apartment_id: unit.id, apartment: unit }
  const facts = namesIn(registers.parcels, parcel).flat()
  expect(facts).toContain('apartment_id')
  expect(facts).not.toContain('number')
})

test.each(Object.values(registers))(
  '$name names no fact twice on its page',
  (register: Register) => {
    const named = register.form.flatMap(({ fields }) => fields)
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
    const story = register.story ?? []
    expect(story.filter((name) => !named.includes(name) || register.title.includes(name))).toEqual(
      [],
    )
  },
)
