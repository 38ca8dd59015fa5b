import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

describe('pets', () => {
  let test: TestApp
  let place: Record<string, string>
  beforeAll(async () => {
    test = await openTestApp()
    const first = async (path: string) => {
      const { body } = await test.as('sindico').get(path)
      return String(rowsOf(body)[0]?.id)
    }
    const tower = await test
      .as('sindico')
      .post('/towers', { payload: { name: 'Torre dos bichos' } })
    const unit = await test
      .as('sindico')
      .post('/apartments', { payload: { tower_id: tower.body.data.id, number: '1' } })
    const tutor = await test.as('sindico').post('/residents', { payload: { name: 'Tutora' } })
    place = {
      species_id: await first('/species'),
      apartment_id: unit.body.data.id,
      tutor_id: tutor.body.data.id,
    }
  })
  afterAll(() => test.close())

  const add = (more: object) =>
    test.as('sindico').post('/pets', { payload: { name: 'Rex', ...place, ...more } })

  it('have a microchip of 15 digits, however it is typed', async () => {
    const made = await add({ microchip: '963 0089-0012' })
    expect(made.body.errors).toMatchObject([{ field: 'microchip', code: 'microchip_length' }])
    const right = await add({ microchip: '963 008-900 123 456' })
    expect([right.status, right.body.data]).toMatchObject([201, { microchip: '963008900123456' }])
    const twice = await add({ microchip: '963008900123456' })
    expect(twice.body.errors).toMatchObject([{ field: 'microchip', code: 'duplicate' }])
  })

  it.each([
    ['2026-01-01', '2025-12-31', 'vaccines.0.valid_until', 'valid_before_given'],
    ['2019-12-31', '2027-01-01', 'vaccines.0.given_on', 'given_before_birth'],
  ])('cannot have been vaccinated from %s to %s', async (given_on, valid_until, field, code) => {
    const vaccines = [{ name: 'Antirrábica', given_on, valid_until }]
    const { body } = await add({ birth_date: '2020-01-01', vaccines })
    expect(body.errors).toMatchObject([{ field, code }])
    const right = [{ name: 'Antirrábica', given_on: '2026-01-01', valid_until: '2027-01-01' }]
    const made = await add({ birth_date: '2020-01-01', vaccines: right })
    const later = await test.as('sindico').patch(`/pets/${made.body.data.id}`, {
      headers: { 'if-match': '"1"' },
      payload: { vaccines },
    })
    expect(later.body.errors).toMatchObject([{ field, code }])
  })
})
