import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../../../testing/eventually.ts'
import { type Reached, reachedReaders } from '../../../../testing/reached-readers.ts'
import { openServedWorld, type ServedWorld } from '../../../../testing/served-world.ts'
import type { ReaderService } from './reader-service.ts'

let world: ServedWorld
let service: ReaderService
let at: ReturnType<typeof reachedReaders>
beforeAll(async () => {
  world = await openServedWorld()
  service = world.serve()
  at = reachedReaders(world, service)
})
afterAll(() => world.close())

const WITH_SENSOR = { model: 'idaccess', hasSensor: true } as const

/** Changes the point of a reader. */
async function change(reached: Reached, payload: object): Promise<void> {
  const path = `/access-points/${await at.pointOf(reached)}`
  const { body } = await world.test.as('sindico').get(path)
  const { version } = body.data as { version: number }
  const { status, raw } = await world.test.as('sindico').patch(path, {
    headers: { 'if-match': `"${version}"` },
    payload,
  })
  if (status !== 200) throw new Error(`a point was not changed: ${raw}`)
}

async function reach(): Promise<Reached> {
  const reached = await at.reachOwn(WITH_SENSOR)
  await at.known(reached)
  await change(reached, { door_sensor: true })
  return reached
}

const doorOf = async ({ id }: Reached) =>
  (
    await world.owner<{ is_open: boolean; is_fresh: boolean }>(`SELECT is_open,
      read_at > now() - interval '10 seconds' AS is_fresh
      FROM access_doors WHERE equipment_id = '${id}'`)
  )[0]

it('the doors of interlocked points are read again and again, and no others', async () => {
  const [one, other, apart] = [await reach(), await reach(), await reach()]
  await change(one, { interlocks: [{ point_id: await at.pointOf(other) }] })
  for (const reached of [one, other, apart]) await at.call(reached)
  for (const reached of [one, other])
    await eventually(async () =>
      expect(await doorOf(reached)).toEqual({ is_open: false, is_fresh: true }),
    )
  other.reader.force()
  await eventually(async () =>
    expect(await doorOf(other)).toEqual({ is_open: true, is_fresh: true }),
  )
  expect(await doorOf(one)).toMatchObject({ is_open: false })
  expect(await doorOf(apart)).toBeUndefined()
})
