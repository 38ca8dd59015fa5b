import { relationRights } from '@portaria/contract/modules/units/occupancies/occupancies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

describe('occupancies', () => {
  let test: TestApp
  let unit = ''
  beforeAll(async () => {
    test = await openTestApp()
    const tower = await make('/towers', { name: 'Peroba' })
    unit = (await make('/apartments', { tower_id: tower.id, number: '101' })).id
  })
  afterAll(() => test.close())

  async function make(path: string, payload: object) {
    const { status, body, raw } = await test.as('sindico').post(path, { payload })
    expect([status, raw]).toEqual([201, raw])
    return body.data
  }
  const person = (more: object = {}) =>
    make('/residents', { name: 'Ivo Peroba', birth_date: '1980-01-01', ...more })
  const lives = (more: object) => ({ apartment_id: unit, starts_on: '2026-01-01', ...more })

  it.each(Object.entries(relationRights))(
    'of %s has the rights of its relation, unless it has others',
    async (relation, rights) => {
      const { id } = await person()
      const usual = await make('/occupancies', lives({ resident_id: id, relation }))
      expect(usual).toMatchObject(rights)
      const other = { may_book: !rights.may_book, starts_on: '2026-02-01' }
      const own = await make('/occupancies', lives({ resident_id: id, relation, ...other }))
      expect(own).toMatchObject({ ...rights, may_book: !rights.may_book })
    },
  )

  it('of a new resident has them too', async () => {
    const { id } = await person({ occupancy: lives({ relation: 'tenant' }) })
    const { body } = await test.as('sindico').get(`/occupancies?filter[resident_id]=${id}`)
    expect(rowsOf(body)).toMatchObject([relationRights.tenant])
  })

  it('keeps its rights when the relation changes', async () => {
    const { id } = await person()
    const made = await make('/occupancies', lives({ resident_id: id, relation: 'owner' }))
    const { body } = await test.as('sindico').patch(`/occupancies/${made.id}`, {
      headers: { 'if-match': '"1"' },
      payload: { relation: 'landlord' },
    })
    expect(body.data).toMatchObject(relationRights.owner)
  })
})
