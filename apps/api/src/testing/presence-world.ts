import { newId } from '@portaria/contract/value-types/uuid'
import type { Answered } from '../modules/access/events/access-events.repository.ts'
import type { AccessWorld } from './access-world.ts'

/** A garage between the street and the yard, whose ways in and out tell who went through. */
export type PresenceWorld = {
  readonly street: string
  readonly garage: string
  /** Leads from the street into the garage, and from there to the street. */
  readonly entry: string
  readonly exit: string
  point(more: object): Promise<string>
  /** Shows a card at a point. */
  show(card: string, pointId: string, more?: object): Promise<Answered>
  /** Shows a card and goes through. */
  pass(card: string, pointId: string, direction?: 'in' | 'out'): Promise<Answered>
  /** The row of a person: a column and an id. */
  seen(column: string, id: string): Promise<Seen | undefined>
}

export type Seen = {
  readonly area_id: string | null
  readonly is_inside: boolean
  readonly doubts: string[]
  readonly seen_at: Date
}

/** Adds the garage to a world, with a rule for residents, employees and visitors at all its points. */
export async function addGarage(world: AccessWorld, area: object = {}): Promise<PresenceWorld> {
  const name = (what: string) => `${what} ${newId()}`
  const street = await world.make('access-areas', { name: name('Rua'), outside: true })
  const garage = await world.make('access-areas', { name: name('Garagem'), ...area })
  const out = { way_out: 'exit_button', exit_tried_on: '2026-11-02' }

  async function point(more: object): Promise<string> {
    const id = await world.make('access-points', {
      name: name('Porta'),
      direction: 'in',
      door_sensor: true,
      ...more,
    })
    await world.make('access-rules', {
      name: name('Regra'),
      kinds: ['resident', 'employee', 'visitor'],
      points: [{ point_id: id }],
    })
    return id
  }
  const entry = await point({
    area_from_id: street,
    area_to_id: garage,
    equipment_id: await world.reader(),
  })
  const exit = await point({
    direction: 'out',
    area_from_id: garage,
    area_to_id: street,
    equipment_id: await world.reader(),
    ...out,
  })

  const show: PresenceWorld['show'] = (number, pointId, more = {}) =>
    world.recorder.recordAttempt(
      world.tenantId,
      { pointId, presented: [{ kind: 'card', number }], ...more },
      null,
    )
  return {
    street,
    garage,
    entry,
    exit,
    point,
    show,
    async pass(number, pointId, direction = 'in') {
      const answered = await show(number, pointId, { direction })
      if (answered.outcome === 'granted')
        await world.recorder.recordFact(
          world.tenantId,
          { pointId, fact: 'taken', direction, person: answered.person },
          null,
        )
      return answered
    },
    async seen(column, id) {
      const [row] = await world.past<Seen>(`SELECT area_id, is_inside, doubts, seen_at
        FROM access_presence WHERE ${column} = '${id}'`)
      return row
    },
  }
}
