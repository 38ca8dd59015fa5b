import type { Role } from '@portaria/contract/actors/roles'
import { instantOf } from '@portaria/contract/value-types/zoned-time'
import { machineriesOf, unnotedReads } from '../machineries.ts'
import { eventTasks } from '../modules/reservations/events/event-jobs.ts'
import { openRecordWorld } from './record-world.ts'

const ZONE = 'America/Sao_Paulo'
/** The UTC date some days from now. */
export const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A time of a day by the company's clock, in hours. */
export const time = (days: number, from: number, to: number) => ({
  starts_at: instantOf(dayIn(days), from * 60, ZONE).toISOString(),
  ends_at: instantOf(dayIn(days), to * 60, ZONE).toISOString(),
})

export type EventWorld = Awaited<ReturnType<typeof openEventWorld>>

/** A company with two households, areas and their reservations, for tests. */
export async function openEventWorld() {
  const world = await openRecordWorld()
  const { test } = world
  await world.settleAs('ana')
  let nth = 0
  const id = (name: string) => world.ids[name] ?? ''
  const addArea = (more: object = {}) =>
    world.add('common-areas', {
      name: `Área ${(nth += 1)}`,
      capacity: 30,
      booking_mode: 'free',
      relations: ['owner', 'tenant', 'landlord', 'dependent'],
      ...more,
    })
  const book = (area: string, when: object, more: object = {}, role: Role = 'condomino') =>
    test.as(role).post('/events', {
      payload: {
        title: `Festa ${(nth += 1)}`,
        common_area_id: area,
        apartment_id: id('home'),
        resident_id: id('ana'),
        ...when,
        ...more,
      },
    })
  return {
    world,
    test,
    id,
    addArea,
    /** Asks for a time as a resident, or as `role`. */
    book,
    /** Books a time as `book` does; throws if the booking is refused. */
    async booked(area: string, when: object, more: object = {}, role: Role = 'condomino') {
      const { status, body } = await book(area, when, more, role)
      if (status !== 201) throw new Error(`refused: ${JSON.stringify(body.errors)}`)
      return body.data as { id: string; version: number; state: string }
    },
    act: (event: string, action: string, payload: object = {}, role: Role = 'sindico') =>
      test.as(role).post(`/events/${event}/${action}`, { payload }),
    change: (event: { id: string; version: number }, payload: object) =>
      test.as('condomino').patch(`/events/${event.id}`, {
        headers: { 'if-match': `"${event.version}"` },
        payload,
      }),
    read: async (event: string) =>
      (await test.as('sindico').get(`/events/${event}`)).body.data as Record<string, unknown> & {
        version: number
      },
    /** Runs a job of reservations. */
    async run(
      name: 'step_event' | 'tell_event' | 'offer_times' | 'recheck_area',
      data: Readonly<Record<string, string>>,
    ) {
      const task = eventTasks(machineriesOf(test.parts, unnotedReads))[name]
      if (task?.scope !== 'tenant') throw new Error(`no job of reservations is called ${name}`)
      await task.run({ database: test.parts.database, actor: test.actor('sindico') }, data)
    },
    neighbour: () => ({ apartment_id: id('next'), resident_id: id('caio') }),
  }
}
