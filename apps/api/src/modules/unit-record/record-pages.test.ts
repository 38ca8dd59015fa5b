import type { RecordEvent, UnitRecord } from '@portaria/contract/modules/unit-record/unit-record'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRecordWorld, type RecordWorld } from '../../testing/record-world.ts'

type Reader = 'sindico' | 'admin'

describe('the sections of a unit’s page', () => {
  let world: RecordWorld
  beforeAll(async () => {
    world = await openRecordWorld()
  })
  afterAll(() => world.close())

  const unit = (name = 'home') => world.ids[name] ?? ''
  const get = (role: Reader, path: string) => world.test.as(role).get(path)

  async function recordOf(role: Reader, where = 'home', query = ''): Promise<UnitRecord> {
    const { status, body } = await get(role, `/apartments/${unit(where)}/record?${query}`)
    expect(status).toBe(200)
    return body.data as unknown as UnitRecord
  }

  it('are read by section and page, each row once', async () => {
    const whole = await recordOf('sindico')
    const people = whole.sections.find(({ name }) => name === 'people')
    expect(people?.total).toBeGreaterThan(4)
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        recordOf('sindico', 'home', `sections=people,pets&page=${page}&per_page=2`),
      ),
    )
    for (const { sections } of pages)
      expect(sections.map(({ name }) => name)).toEqual(['people', 'pets'])
    const rows = pages.flatMap(({ sections }) => sections[0]?.rows.map(({ id }) => id) ?? [])
    expect(rows).toEqual(people?.rows.map(({ id }) => id))
    expect(pages.map(({ sections }) => sections[0]?.total)).toEqual(pages.map(() => people?.total))
    for (const wrong of [
      'sections=',
      'sections=people,',
      'sections=users',
      'page=0',
      'per_page=51',
    ])
      expect((await get('sindico', `/apartments/${unit()}/record?${wrong}`)).status).toBe(422)
  })

  it('without people read no sensitive value, and leave no row in the trail', async () => {
    const readByAdmin = () =>
      world.test.database.app.inTenant(world.test.actor('admin'), async ({ queries }) => {
        const rows = await queries.all(sql<{ row_id: string }>`SELECT row_id FROM audit_log
          WHERE register = 'apartments' AND operation = 'read' AND actor_role = 'admin'`)
        return rows.map(({ row_id: id }) => id)
      })
    await recordOf('admin', 'next', 'sections=vehicles,pets')
    await recordOf('admin', 'next', 'sections=people')
    const ofNext = async () => (await readByAdmin()).filter((id) => id === unit('next'))
    await expect.poll(ofNext).not.toEqual([])
    expect(await ofNext()).toEqual([unit('next')])
  })

  it('come with a timeline of as many events as are asked for', async () => {
    const path = `/apartments/${unit()}/record/timeline`
    const whole = (await get('sindico', path)).body.data as unknown as RecordEvent[]
    const { body } = await get('sindico', `${path}?per_page=3`)
    expect(body.data).toEqual(whole.slice(0, 3))
    const { next } = body.meta as unknown as { next: string }
    const second = await get('sindico', `${path}?per_page=3&after=${next}`)
    expect(second.body.data).toEqual(whole.slice(3, 6))
    expect((await get('sindico', `${path}?per_page=51`)).status).toBe(422)
  })
})
