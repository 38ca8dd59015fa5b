import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, rowsOf, type TestApp } from '../../testing/test-app.ts'

describe('a resident who leaves', () => {
  let test: TestApp
  let units: string[] = []
  let nth = 0
  beforeAll(async () => {
    test = await openTestApp()
    const tower = await make('/towers', { name: 'Jatobá' })
    units = await Promise.all(
      ['101', '102', '103'].map(
        async (number) => (await make('/apartments', { tower_id: tower.id, number })).id,
      ),
    )
  })
  afterAll(() => test.close())

  async function make(path: string, payload: object) {
    const { status, body, raw } = await test.as('sindico').post(path, { payload })
    expect([status, raw]).toEqual([201, raw])
    return body.data
  }
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const person = () =>
    make('/residents', { name: `Morador ${(nth += 1)}`, birth_date: '1980-01-01' })
  const lives = (resident: { id: string }, unit: number, dates: object) =>
    make('/occupancies', {
      apartment_id: units[unit],
      resident_id: resident.id,
      relation: 'owner',
      ...dates,
    })
  const inactivate = (id: string, role: 'sindico' | 'admin' | 'funcionario' = 'sindico') =>
    test.as(role).post(`/residents/${id}/inactivate`)
  const read = async (path: string) => (await test.as('sindico').get(path)).body.data
  const changesOf = async (path: string) =>
    rowsOf((await test.as('sindico').get(`${path}/history`)).body).flatMap((entry) =>
      'changes' in entry ? [entry['changes']] : [],
    )

  it('leaves all units today and becomes inactive; what was stays, with who did it', async () => {
    const resident = await person()
    const present = await lives(resident, 0, { starts_on: '2020-01-01' })
    const past = await lives(resident, 1, { starts_on: '2015-01-01', ends_on: '2019-12-31' })
    const future = await lives(resident, 2, { starts_on: day(30) })
    const headers = { 'if-match': '"1"' }
    const removal = await test.as('sindico').delete(`/residents/${resident.id}`, { headers })
    expect([removal.status, removal.body.code]).toEqual([409, 'in_use'])

    const { status, body } = await inactivate(resident.id)
    expect([status, body.data]).toEqual([
      200,
      { id: resident.id, ended: [present.id], removed: [future.id] },
    ])
    expect(await read(`/residents/${resident.id}`)).toMatchObject({
      status: 'INATIVO',
      deleted_at: null,
    })
    const ended = await read(`/occupancies/${present.id}`)
    expect([day(-1), day(0), day(1)]).toContain(ended['ends_on'])
    expect(await read(`/occupancies/${past.id}`)).toMatchObject({ ends_on: '2019-12-31' })
    expect((await test.as('sindico').get(`/occupancies/${future.id}`)).body).not.toMatchObject({
      data: { deleted_at: null },
    })
    expect(JSON.stringify(await changesOf(`/residents/${resident.id}`))).toContain('INATIVO')
    expect(JSON.stringify(await changesOf(`/occupancies/${present.id}`))).toContain(
      String(ended['ends_on']),
    )
  })

  it('is ended once; an inactive one who still has a unit leaves it', async () => {
    const resident = await person()
    expect((await inactivate(resident.id)).status).toBe(200)
    const again = await inactivate(resident.id)
    expect([again.status, again.body.code]).toEqual([409, 'state_conflict'])
    await lives(resident, 0, { starts_on: '2020-01-01' })
    expect((await inactivate(resident.id, 'admin')).status).toBe(200)
  })

  it('is the decision of síndico and administrator', async () => {
    const resident = await person()
    expect((await inactivate(resident.id, 'funcionario')).status).toBe(403)
    expect(await read(`/residents/${resident.id}`)).toMatchObject({ status: 'ATIVO' })
  })
})
