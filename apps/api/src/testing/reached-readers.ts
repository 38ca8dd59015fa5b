import { newId } from '@portaria/contract/value-types/uuid'
import { expect } from 'vitest'
import type { ReaderService } from '../modules/access/readers/worker/reader-service.ts'
import { eventually } from './eventually.ts'
import { READER_PASSWORD, type ServedWorld } from './served-world.ts'

/** A simulated reader at a point, with the id of its equipment. */
export type Reached = Awaited<ReturnType<ServedWorld['reach']>>

/** Makes the tools with which tests look at served readers, and have a process look at them. */
export function reachedReaders(world: ServedWorld, service: ReaderService) {
  const cardsOn = ({ reader }: Reached) => reader.rows('cards').map(({ value }) => String(value))
  const present = ({ reader }: Reached, { number }: { number: string }) =>
    reader.present({ card: BigInt(number) })

  const lose = async (card: { id: string }) => {
    const { status, raw } = await world.test.as('sindico').post(`/cards/${card.id}/lose`)
    if (status !== 200) throw new Error(`a card was not lost: ${raw}`)
  }

  /** A reader at a new point that residents pass. */
  async function reachOwn(options: Parameters<ServedWorld['reach']>[1] = {}): Promise<Reached> {
    const point = await world.make('access-points', { name: `Porta ${newId()}`, direction: 'in' })
    await world.make('access-rules', {
      name: `Regra ${newId()}`,
      kinds: ['resident'],
      points: [{ point_id: point }],
    })
    const reached = await world.reach(point, options)
    service.call()
    return reached
  }

  /** A reader that holds everybody it has to. */
  async function reachHeld(): Promise<Reached> {
    const card = await world.card(world.own.residentId)
    const reached = await reachOwn()
    await eventually(() => expect(cardsOn(reached)).toContain(card.number))
    await world.settled(reached.id)
    await eventually(async () => expect((await stateOf(reached))?.['inventory_at']).not.toBeNull())
    return reached
  }

  const stateOf = async ({ id }: Reached) => {
    const [row] = await world.owner<Record<string, unknown>>(
      `SELECT * FROM access_readers WHERE equipment_id = '${id}'`,
    )
    return row
  }

  /** Waits until a reader told what it is. */
  const known = (reached: Reached) =>
    eventually(async () => expect((await stateOf(reached))?.['serial']).toEqual(expect.any(String)))

  /** Has another process hold a reader, until it is given back. */
  const taken = (reached: Reached) =>
    world.owner(`UPDATE device_leases SET holder = 'another process', fence = fence + 1,
      held_until = now() + interval '1 hour' WHERE device = 'reader ${reached.id}'`)
  const givenBack = (reached: Reached) =>
    world.owner(`UPDATE device_leases SET holder = NULL, held_until = '-infinity'
      WHERE device = 'reader ${reached.id}'`)

  /** Has the process that serves a reader look for work. */
  async function call({ id }: Reached) {
    await world.owner(`INSERT INTO device_calls (tenant_id, device)
      VALUES ('${world.tenantId}', 'reader ${id}')
      ON CONFLICT (tenant_id, device) DO UPDATE SET called_at = clock_timestamp()`)
    service.call()
  }

  /** The states of a reader's equipment, from and to. */
  const statesOf = async ({ id }: Reached) =>
    (
      await world.owner<{ state: [string, string] }>(`SELECT changes -> 'state' AS state
        FROM audit_log WHERE row_id = '${id}' AND changes ? 'state' ORDER BY at`)
    ).map(({ state }) => state)

  /** Changes a reader's password behind the server's back. */
  async function changeByHand(reached: Reached, password: string) {
    await byHand(reached, 'change_login', { login: 'admin', password })
  }

  /** Removes somebody at the reader itself, behind the server's back. */
  const removeByHand = (reached: Reached, user: number) =>
    byHand(reached, 'destroy_objects', { object: 'users', where: { users: { id: user } } })

  /** Enrols a face at the reader itself, behind the server's back. */
  const enrolByHand = (reached: Reached, user: string, photo: Buffer) =>
    byHand(reached, 'user_set_image', photo, `user_id=${user}&timestamp=1&match=0&`)

  /** Moves a door at the reader itself, behind the server's back. */
  const actByHand = (reached: Reached, parameters: string) =>
    byHand(reached, 'execute_actions', { actions: [{ action: 'door', parameters }] })

  async function byHand({ reader }: Reached, name: string, of: object, query = '') {
    const send = async (command: string, body: object) => {
      const isPhoto = body instanceof Uint8Array
      const answer = await fetch(`http://127.0.0.1:${reader.port}/${command}`, {
        method: 'POST',
        headers: { 'content-type': isPhoto ? 'application/octet-stream' : 'application/json' },
        body: isPhoto ? new Uint8Array(body) : JSON.stringify(body),
      })
      return JSON.parse((await answer.text()) || '{}') as { session?: string }
    }
    const { session } = await send('login.fcgi', { login: 'admin', password: READER_PASSWORD })
    await send(`${name}.fcgi?${query}session=${String(session)}`, of)
  }

  const command = async (reached: Reached, pointId: string, expires: string) => {
    const commandId = newId()
    await world.owner(`INSERT INTO reader_commands (tenant_id, id, equipment_id, kind, point_id,
        opening_reason, asked_by, expires_at)
      VALUES ('${world.tenantId}', '${commandId}', '${reached.id}', 'open', '${pointId}', 'teste',
        '${world.test.person('admin').userId}', now() + interval '${expires}')`)
    await call(reached)
    return commandId
  }
  const settledAs = (commandId: string, hoped: object) =>
    eventually(async () => {
      const [row] = await world.owner(`SELECT state, reason FROM reader_commands
        WHERE id = '${commandId}'`)
      expect(row).toMatchObject(hoped)
    })
  const pointOf = async ({ id }: Reached) => {
    const [row] = await world.owner<{ id: string }>(`SELECT id FROM access_points
      WHERE equipment_id = '${id}'`)
    return String(row?.id)
  }
  return {
    cardsOn,
    present,
    lose,
    reachOwn,
    reachHeld,
    known,
    stateOf,
    statesOf,
    taken,
    givenBack,
    call,
    removeByHand,
    actByHand,
    enrolByHand,
    changeByHand,
    command,
    settledAs,
    pointOf,
  }
}
