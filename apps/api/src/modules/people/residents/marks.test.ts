import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/modules/registers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../../../machineries.ts'
import { sampleCpf } from '../../../parts/sample-values.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let unit = ''
beforeAll(async () => {
  test = await openTestApp()
  const tower = await make('/towers', { name: 'Embaúba' })
  unit = await make('/apartments', { tower_id: tower, number: '71' })
})
afterAll(() => test.close())

async function make(path: string, payload: object) {
  const { status, body, raw } = await test.as('sindico').post(path, { payload })
  expect([status, raw]).toEqual([201, raw])
  return body.data.id
}

const grown = { birth_date: '1980-01-01' }
const lives = (resident_id: string, more: object = {}) =>
  make('/occupancies', {
    resident_id,
    apartment_id: unit,
    relation: 'owner',
    starts_on: '2020-01-01',
    ...more,
  })

describe('marks beside a person’s name', () => {
  it('show who moved out, on nobody else', async () => {
    const [gone, here, never] = [
      await make('/residents', { name: 'Foi Embora', ...grown }),
      await make('/residents', { name: 'Mora Aqui', ...grown }),
      await make('/residents', { name: 'Sem Unidade', ...grown }),
    ]
    await lives(gone, { ends_on: '2021-01-01' })
    await lives(here)
    const path = `/residents?filter[id]=${[gone, here, never].join(',')}&sort=name&fields=former`
    const rows = rowsOf((await test.as('funcionario').get(path)).body)
    expect(rows.map((row) => row['former'])).toEqual([true, false, false])
    const among = async (asked: string) => {
      const path = `/residents?filter[id]=${[gone, here, never].join(',')}&${asked}&sort=name`
      return rowsOf((await test.as('funcionario').get(path)).body).map(({ id }) => id)
    }
    expect(await among('filter[former]=true')).toEqual([gone])
    expect(await among('filter[former]=false')).toEqual([here, never])
    expect(await among('filter[apartment_id][null]=true')).toEqual([gone, never])
    const { body } = await test.as('sindico').get(`/residents/${gone}`)
    expect(body.data).toMatchObject({ former: true, is_minor: false })
  })

  it('leave out landlords of today, and people who are about to move in', async () => {
    const landlord = await make('/residents', { name: 'Aluga Hoje', ...grown })
    await lives(landlord, { relation: 'landlord' })
    const sold = await make('/residents', { name: 'Alugava', ...grown })
    await lives(sold, { relation: 'landlord', ends_on: '2021-01-01' })
    const soon = await make('/residents', { name: 'Vem Depois', ...grown })
    await lives(soon, { starts_on: '2099-01-01' })
    const read = async (id: string) => (await test.as('sindico').get(`/residents/${id}`)).body.data
    const former = await Promise.all(
      [landlord, sold, soon].map(async (id) => (await read(id))['former']),
    )
    expect(former).toEqual([false, true, false])
  })

  it('show the gate who is under 18, and no day of birth', async () => {
    const guardian_id = await make('/residents', { name: 'Guardiã', ...grown })
    const child = await make('/residents', {
      name: 'Criança',
      birth_date: `${new Date().getUTCFullYear() - 5}-01-01`,
      guardian_id,
    })
    const undated = await make('/visitors', { name: 'Sem Data', cpf: sampleCpf(62_000_001) })
    const read = async (path: string) => (await test.as('funcionario').get(path)).body.data
    expect(await read(`/residents/${child}`)).toMatchObject({ is_minor: true, birth_date: null })
    expect(await read(`/residents/${guardian_id}`)).toMatchObject({ is_minor: false })
    expect(await read(`/visitors/${undated}?fields=is_minor`)).toMatchObject({ is_minor: false })
    const { status } = await test.as('funcionario').get('/residents?filter[is_minor]=true')
    expect(status).toBe(422)
  })

  it('are computed by the server for each value that a definition names', () => {
    const machineries = [...machineriesOf(test.parts, unnotedReads).values()]
    for (const { register, behaviour } of machineries) {
      const { marks = {}, computed = [], list } = register
      const named = [...Object.keys({ ...marks, ...list.related }), ...computed]
      expect([register.name, Object.keys(behaviour.values ?? {}).toSorted()]).toEqual([
        register.name,
        named.toSorted(),
      ])
    }
  })
})

describe('a social name', () => {
  it('is the title of a person who gave one; both names find the person', async () => {
    const person = await make('/residents', {
      name: 'Anacleto Brandão',
      social_name: 'Ana Brandão',
      ...grown,
    })
    await lives(person)
    const species_id = await make('/species', { name: 'Cágado' })
    const pet = await make('/pets', {
      name: 'Tuca',
      species_id,
      apartment_id: unit,
      tutor_id: person,
    })
    const { body } = await test.as('sindico').get(`/pets/${pet}`)
    expect(body.data).toMatchObject({ tutor: { id: person, title: 'Ana Brandão' } })
    for (const typed of ['anacleto', 'ana brandao']) {
      const q = encodeURIComponent(typed)
      for (const [path, id] of [
        ['/residents', person],
        ['/pets', pet],
      ] as const) {
        const rows = rowsOf((await test.as('sindico').get(`${path}?q=${q}`)).body)
        expect([typed, path, rows.map((row) => row.id)]).toEqual([typed, path, [id]])
      }
    }
    const { raw } = await test
      .as('sindico')
      .get(`/residents/export?format=csv&filter[id]=${person}&fields=name,social_name`)
    expect(raw).toContain('Anacleto Brandão;Ana Brandão')
    const export_ = async (path: string) => (await test.as('sindico').get(path)).raw
    // A spreadsheet with the name alone also contains the shown name, and so do spreadsheets of
    // registers that refer to people.
    expect(
      await export_(`/residents/export?format=csv&filter[id]=${person}&fields=name`),
    ).toContain('Anacleto Brandão;Ana Brandão')
    const pets = await export_(`/pets/export?format=csv&filter[id]=${pet}`)
    expect(pets).toContain('Ana Brandão')
    expect(pets).not.toContain('Anacleto')
  })

  it('works in every register that names people by `name` and has one', () => {
    for (const { name, fields } of Object.values<AnyRegister>(registers)) {
      const kept = fields['social_name'] && 'social_name'
      expect([name, fields['name']?.shownAs]).toEqual([name, kept])
    }
  })
})

describe('the search of the residents’ list', () => {
  it('finds who lives in a unit today, by its number, its tower and their own words', async () => {
    const [here, gone, elsewhere] = [
      await make('/residents', { name: 'Quitéria Vila', ...grown }),
      await make('/residents', { name: 'Quitéria Sena', ...grown }),
      await make('/residents', { name: 'Quitéria Dias', ...grown }),
    ]
    const tower_id = await make('/towers', { name: 'Sucupira' })
    const apartment_id = await make('/apartments', { tower_id, number: '8124' })
    const other = await make('/apartments', { tower_id, number: '8125' })
    await lives(here, { apartment_id })
    await lives(gone, { apartment_id, ends_on: '2021-01-01' })
    await lives(elsewhere, { apartment_id: other })
    const found = async (typed: string) => {
      const q = encodeURIComponent(typed)
      const { body } = await test.as('sindico').get(`/residents?q=${q}&fields=name`)
      return rowsOf(body).map(({ id }) => id)
    }
    expect(await found('8124')).toEqual([here])
    expect((await found('sucupira')).toSorted()).toEqual([here, elsewhere].toSorted())
    expect(await found('quiteria sucupira 8125')).toEqual([elsewhere])
    expect(await found('sucupira 9999')).toEqual([])
  })
})
