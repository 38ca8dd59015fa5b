import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../../../machineries.ts'
import { openParcelWorld, type ParcelWorld } from '../../../testing/parcel-world.ts'
import { parcelTasks } from './parcel-tasks.ts'

describe('parcels that wait', () => {
  let world: ParcelWorld
  beforeAll(async () => {
    world = await openParcelWorld()
  })
  afterAll(() => world.close())

  async function remind(parcelId: string): Promise<void> {
    const { parts } = world.test
    const task = parcelTasks(machineriesOf(parts, unnotedReads))['remind_of_parcel']
    if (task?.scope !== 'tenant') throw new Error('nothing reminds of parcels')
    await task.run(
      { database: parts.database, actor: world.test.actor('funcionario') },
      { parcelId },
    )
  }
  const wait = (id: string) =>
    world.past(
      `UPDATE parcels SET told_at = now() - interval '3 days' WHERE id = '${id}';
       ALTER TABLE parcels DISABLE TRIGGER keep_outcome;
       UPDATE parcels SET arrived_at = now() - interval '3 days' WHERE id = '${id}';
       ALTER TABLE parcels ENABLE TRIGGER keep_outcome`,
    )

  it('cause a reminder after the company’s days, and not before', async () => {
    const id = await world.receive()
    await remind(id)
    expect(await world.toldOf(id)).toEqual(['parcel_arrived'])
    await wait(id)
    await remind(id)
    expect((await world.toldOf(id)).toSorted()).toEqual(['parcel_arrived', 'parcel_waiting'])
    expect(await world.read(id)).toMatchObject({ state: 'reminded' })
    expect((await world.read(id)).custody.at(-1)).toMatchObject({ kind: 'reminded', by: null })
  })

  it('cause no reminder once they are collected', async () => {
    const id = await world.receive()
    await wait(id)
    await world.collect(await world.codeOf(id))
    await remind(id)
    expect(await world.toldOf(id)).not.toContain('parcel_waiting')
    expect(await world.read(id)).toMatchObject({ state: 'handed_over' })
  })
})
