import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../../testing/eventually.ts'
import { type Reached, reachedReaders } from '../../../../testing/reached-readers.ts'
import { openServedWorld, type ServedWorld } from '../../../../testing/served-world.ts'
import { rowsOf } from '../../../../testing/test-app.ts'

let world: ServedWorld
let at: ReturnType<typeof reachedReaders>
beforeAll(async () => {
  world = await openServedWorld()
  // Nothing answers there: calls are made here, by the path that the reader was told.
  at = reachedReaders(world, world.serve({ readersUrl: 'http://127.0.0.1:9' }))
})
afterAll(() => world.close())

/** The path of a reader, as it was told. */
const pathOn = ({ reader }: Reached) => reader.setting('monitor', 'path')

async function called(path: string) {
  const { statusCode, body } = await world.test.app.inject({
    method: 'POST',
    url: `/${path}/device_is_alive.fcgi`,
    remoteAddress: '127.0.0.1',
  })
  return [statusCode, body]
}

const change = ({ id }: Reached, role: 'admin' | 'sindico' = 'admin') =>
  world.test.as(role).post(`/access-readers/${id}/path`)

/** Waits until a reader was told its path, and that was read back. */
const told = (reached: Reached) =>
  eventually(async () => expect((await at.stateOf(reached))?.['settings_at']).toBeInstanceOf(Date))

describe('the path of a reader', () => {
  it('is another one from the change on, and the reader is told it', async () => {
    const reached = await at.reachOwn()
    await told(reached)
    const before = pathOn(reached)
    const [status] = await called(before)
    expect(status).toBe(200)
    expect((await change(reached)).status).toBe(202)
    const unknown = await called(`${before.slice(0, -4)}aaaa`)
    expect(unknown).toEqual([404, ''])
    expect(await called(before)).toEqual(unknown)
    await told(reached)
    const after = pathOn(reached)
    expect(after).not.toBe(before)
    expect((await called(after))[0]).toBe(200)
    expect(await called(before)).toEqual(unknown)
    const [server] = reached.reader.rows('devices')
    expect(server?.['ip']).toBe(`127.0.0.1:9/${after}`)
    expect(world.unexpected).toEqual([])
  })

  it('is changed by administrators of the platform, and the trail says who', async () => {
    const reached = await at.reachOwn()
    await told(reached)
    const before = pathOn(reached)
    expect((await change(reached, 'sindico')).status).toBe(403)
    const foreign = world.test.as('admin', 'acacias')
    expect((await foreign.post(`/access-readers/${reached.id}/path`)).status).toBe(404)
    expect((await called(before))[0]).toBe(200)
    await change(reached)
    const [last] = rowsOf(
      (await world.test.as('admin').get(`/equipment/${reached.id}/history`)).body,
    )
    expect(last).toMatchObject({
      operation: 'reader_path',
      actor: { id: world.test.person('admin').userId },
    })
  })
})
