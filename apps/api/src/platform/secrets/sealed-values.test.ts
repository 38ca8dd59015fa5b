import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ChangedSecret, changedSecret, NEW, OLD } from '../../testing/changed-secret.ts'
import type { Queries } from '../database/queries.ts'
import { digestAnew } from './digest-anew.ts'
import { sealAnew } from './sealed-values.ts'
import type { ServerSecrets } from './server-secret.ts'

let db: ChangedSecret
let held: ServerSecrets
let both: ServerSecrets
beforeAll(async () => {
  db = await changedSecret()
  held = await db.keysWith(OLD)
  both = await db.keysWith({ current: NEW, other: OLD, kept: [] })
})
beforeEach(() => db.run('DELETE FROM tried'))
afterAll(() => db.close())

type Place = ReturnType<ChangedSecret['placeOf']>

/** A company where something happens before each batch is written. */
const disturbed = (place: Place, disturb: (nth: number) => Promise<unknown>): Place => {
  let nth = 0
  return {
    ...place,
    run: (work) =>
      place.run((queries: Queries) =>
        work({
          ...queries,
          async count(statement) {
            nth += 1
            await disturb(nth)
            return queries.count(statement)
          },
        }),
      ),
  }
}

it('takes the values of one company, and leaves those of others', async () => {
  const [one, other] = db.tenants
  await db.fill(one, 120, held)
  await db.fill(other, 3, held)
  const count = await sealAnew(db.valuesWith(both), db.placeOf(one), both)
  expect(count).toEqual({ remaining: 0, unreadable: 0 })
  const anew = await db.read(one, { current: NEW, kept: both.kept })
  expect(new Set(anew.words)).toEqual(
    new Set(Array.from({ length: 120 }, (_, nth) => `word ${nth}`)),
  )
  expect((await db.read(other, held)).named(NEW)).toBe(0)
  expect((await db.read(other, held)).words).not.toContain(null)
})

it('goes on where it was cut off; each value is whole meanwhile', async () => {
  const [one] = db.tenants
  await db.fill(one, 120, held)
  const cut = disturbed(db.placeOf(one), async (nth) => {
    if (nth === 2) throw new Error('cut off')
  })
  await expect(sealAnew(db.valuesWith(both), cut, both)).rejects.toThrow('cut off')
  const half = await db.read(one, both)
  expect([half.named(NEW), half.words.includes(null)]).toEqual([50, false])
  await sealAnew(db.valuesWith(both), db.placeOf(one), both)
  expect((await db.read(one, both)).named(NEW)).toBe(120)
})

it('overwrites no value that changed meanwhile', async () => {
  const [one] = db.tenants
  await db.fill(one, 1, held)
  const changed = Buffer.from('of another server').toString('hex')
  const place = disturbed(db.placeOf(one), () =>
    db.run(`UPDATE tried SET sealed = '\\x${changed}'`),
  )
  await sealAnew(db.valuesWith(both), place, both)
  const [row] = await db.run<{ sealed: Buffer }>('SELECT sealed FROM tried')
  expect(row?.sealed.toString()).toBe('of another server')
})

it('leaves what neither secret opens, and counts it', async () => {
  const [one] = db.tenants
  await db.fill(one, 2, held)
  await db.fill(one, 1, 'a secret that everybody has lost, long')
  const [lost] = (await db.run<{ sealed: Buffer }>('SELECT sealed FROM tried ORDER BY id')).slice(
    -1,
  )
  const count = await sealAnew(db.valuesWith(both), db.placeOf(one), both)
  expect(count).toEqual({ remaining: 1, unreadable: 1 })
  const rows = await db.run<{ sealed: Buffer }>('SELECT sealed FROM tried')
  expect(rows.some(({ sealed }) => lost?.sealed.equals(sealed))).toBe(true)
})

it('is done once where two servers do it at once', async () => {
  const [one] = db.tenants
  await db.fill(one, 120, held)
  const once = () => sealAnew(db.valuesWith(both), db.placeOf(one), both)
  await Promise.all([once(), once()])
  const { words, named } = await db.read(one, both)
  expect([named(NEW), words.includes(null)]).toEqual([120, false])
})

it('reads what is sealed already once, and counts what changed meanwhile as left', async () => {
  const [one] = db.tenants
  await db.fill(one, 120, both)
  let times = 0
  const place: Place = {
    tenantId: one,
    run: (work) => {
      times += 1
      return db.placeOf(one).run(work)
    },
  }
  expect(await sealAnew(db.valuesWith(both), place, both)).toMatchObject({ remaining: 0 })
  expect(times).toBe(1)
  await db.fill(one, 1, held)
  const late = disturbed(db.placeOf(one), () => db.run(`UPDATE tried SET sealed = 'x'`))
  const counted = await sealAnew(db.valuesWith(both), late, both)
  expect(counted).toMatchObject({ remaining: 1, unreadable: 0 })
})

it('does nothing before the secrets change places', async () => {
  const [one] = db.tenants
  await db.fill(one, 2, held)
  const learning = { ...held, other: NEW }
  const count = await sealAnew(db.valuesWith(learning), db.placeOf(one), learning)
  expect(count).toEqual({ remaining: 0, unreadable: 0 })
  expect((await db.read(one, learning)).named(OLD)).toBe(0)
})

it('digests are made anew from the values themselves', async () => {
  const [one, other] = db.tenants
  await db.fill(one, 1, held)
  await db.fill(other, 1, held)
  await db.placeOf(one).run((queries) => digestAnew(queries, one, [db.valuesWith(held)]))
  const rows = await db.run<{ tenant_id: string; digest: Buffer | null }>(
    'SELECT tenant_id, digest FROM tried',
  )
  const digestOf = (id: string) => rows.find((row) => row.tenant_id === id)?.digest?.toString()
  expect([digestOf(one), digestOf(other)]).toEqual(['digest of word 0', undefined])
})
