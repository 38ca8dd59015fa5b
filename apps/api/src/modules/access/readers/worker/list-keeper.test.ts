import type { Holiday } from '@portaria/drivers/access/access-driver'
import { DONE } from '@portaria/drivers/access/access-outcome'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServedWorld, type ServedWorld } from '../../../../testing/served-world.ts'
import { countStatements } from '../../../../testing/statements/count-statements.ts'
import { keeperActor, keepLists } from './list-keeper.ts'
import { putHolidaysStep } from './list-steps.ts'
import type { Served } from './served.ts'
import { readServed } from './served-reader.repository.ts'
import { readerServiceTools } from './service-tools.ts'

let world: ServedWorld
let readerId: string
beforeAll(async () => {
  world = await openServedWorld()
  // Nobody serves it: its lists are kept by these tests alone.
  readerId = (await world.reach(world.hall)).id
})
afterAll(() => world.close())

const toolsOf = () =>
  readerServiceTools({
    ...world.test.parts,
    loopback: true,
    onError: (error) => world.unexpected.push(error),
  })
const inCompany: Served['read'] = (work) =>
  world.test.parts.database.inTenant(keeperActor(world.tenantId), work)
const keep = () => keepLists(world.test.parts.database, toolsOf().keeper, world.tenantId)

describe('the holidays of a reader', () => {
  const looked = async () => {
    const reader = await inCompany((context) => readServed(context, readerId))
    if (!reader) throw new Error('no reader')
    return reader
  }
  const put: (readonly Holiday[])[] = []
  /** Looks at the reader as its holder does; returns how many statements that took. */
  async function look() {
    const driver = {
      putHolidays: (holidays: readonly Holiday[]) => {
        put.push(holidays)
        return Promise.resolve(DONE)
      },
    }
    const served = { reader: await looked(), driver, tools: toolsOf() }
    const { statements } = await countStatements(() =>
      putHolidaysStep({ ...served, read: inCompany, write: inCompany } as Served),
    )
    return statements.length
  }

  it('are sent once, and worked out only where the reader may not have them', async () => {
    await keep()
    expect(await look()).toBeGreaterThan(0)
    expect(put).toHaveLength(1)
    const { holidays, holidays_wanted: wanted } = await looked()
    expect(holidays).toEqual(wanted)
    expect(await look()).toBe(0)
    // Another device stands in its place.
    await world.owner(
      `UPDATE access_readers SET holidays = NULL WHERE equipment_id = '${readerId}'`,
    )
    await look()
    expect(put).toHaveLength(2)
    expect(await look()).toBe(0)
  })

  it('are sent again after another one was added', async () => {
    await world.make('holidays', { day: '2020-06-24', name: 'São João', yearly: true })
    await keep()
    await look()
    expect(put.at(-1)?.length).toBe(Number(put.at(0)?.length) + 1)
    expect(await look()).toBe(0)
  })
})

describe('what was noted of single people', () => {
  const MANY = 5_000
  const own = () => `resident:${world.own.residentId}`
  const note = (subjects: string) =>
    world.owner(`INSERT INTO reader_changes (tenant_id, subject)
      SELECT '${world.tenantId}', subject FROM ${subjects} AS s (subject)`)
  const noted = async () =>
    (
      await world.owner<{ subject: string }>(`SELECT subject FROM reader_changes
        WHERE tenant_id = '${world.tenantId}'`)
    ).map(({ subject }) => subject)

  /** Keeps the lists, and stops after the first transaction. */
  async function keepOnce() {
    let transactions = 0
    const first: typeof world.test.parts.database = {
      ...world.test.parts.database,
      inTenant(...of) {
        transactions += 1
        if (transactions > 1) throw new Error('no more')
        return world.test.parts.database.inTenant(...of)
      },
    }
    await expect(keepLists(first, toolsOf().keeper, world.tenantId)).rejects.toThrow('no more')
  }

  it('brings the hours of a rule along, without which a reader would turn them away', async () => {
    await world.card(world.own.residentId)
    await keep()
    await world.owner(`DELETE FROM reader_entries WHERE equipment_id = '${readerId}'`)
    await note(`(VALUES ('${own()}'))`)
    await keepOnce()
    const parts = (await world.entries(readerId)).map(({ part }) => part)
    expect(parts.toSorted()).toEqual(['person', 'schedule'])
    await keep()
  })

  it('is taken together where it is little, without reading the numbers of everybody', async () => {
    await keep()
    await note(`(VALUES ('${own()}'), ('resident:' || gen_random_uuid()))`)
    const { statements } = await countStatements(keep)
    expect(await noted()).toEqual([])
    expect(statements.filter((one) => one.includes('unnest(ARRAY['))).toEqual([])
  })

  it('is taken first of whom readers know, where it is much', async () => {
    await world.card(world.own.residentId)
    await keep()
    await note(`(SELECT 'resident:' || gen_random_uuid() FROM generate_series(1, ${MANY}))`)
    await note(`(VALUES ('${own()}'))`)
    await keepOnce()
    const left = await noted()
    expect(left).toHaveLength(MANY)
    expect(left).not.toContain(own())
    await keep()
    expect(await noted()).toEqual([])
  })
})
