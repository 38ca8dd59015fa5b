import type { Role } from '@portaria/contract/actors/roles'
import type {
  DoorCommand,
  DoorPlan,
  PlannedDoor,
} from '@portaria/contract/modules/custody/locker-doors'
import { newId } from '@portaria/contract/value-types/uuid'
import { NO_FAULTS } from '@portaria/simulators/lock-board/faults'
import { startLockBoards } from '@portaria/simulators/lock-board/lock-board-simulator'
import { expect } from 'vitest'
import { machineriesOf, unnotedReads } from '../machineries.ts'
import {
  doorLane,
  doorTasks,
  readingLane,
  readingTasks,
} from '../modules/custody/locker-doors/locker-tasks.ts'
import { onServer } from './database-server.ts'
import { eventually } from './eventually.ts'
import { startLane } from './panic-alerts.ts'
import { openParcelWorld } from './parcel-world.ts'

type Sent = { id?: string; role?: Role }

/**
 * Opens two households and a locker for their parcels: four doors (P, P, M, G) on simulated boards.
 */
export async function openLockerWorld({ sensors = true } = {}) {
  const world = await openParcelWorld()
  /** Called as soon as a latch is released; set by `onPulse`. */
  let afterPulse: () => void = () => undefined
  const simulator = await startLockBoards({ pulseMs: 20, onPulse: () => afterPulse() })
  const { test, as } = world

  async function made(register: string, payload: object, role: Role = 'sindico'): Promise<string> {
    const { status, body, raw } = await as(role).post(`/${register}`, { payload })
    if (status !== 201) throw new Error(`${register} was refused: ${raw}`)
    return body.data.id
  }
  const gateway = { host: '127.0.0.1', port: simulator.port }
  const manufacturer = await made('locker-manufacturers', {
    name: 'Kerong',
    protocol: 'kerong',
    ...gateway,
  })
  const { body } = await as('admin').get(`/device-addresses?filter[host]=${gateway.host}`)
  const [address] = body.data as unknown as { id: string }[]
  const approve = () => as('admin').post(`/device-addresses/${address?.id}/approve`)
  await approve()
  const sizes = ['P', 'P', 'M', 'G']
  const locker = await made('lockers', {
    name: 'Locker do hall',
    manufacturer_id: manufacturer,
    board: 0,
    has_sensors: sensors,
    doors: sizes.map((size, at) => ({ number: at + 1, channel: at, size })),
  })
  // Pulses of the simulated boards last 20 ms.
  const options = { loopback: true, pace: 40 }
  const readings = readingTasks(machineriesOf(test.parts, unnotedReads), options)
  async function startServer() {
    const lanes = await Promise.all([
      startLane(test, doorTasks(options), { ...doorLane, lookMs: 60 }),
      startLane(test, readings, { ...readingLane, lookMs: 60 }),
    ])
    return { stop: () => Promise.all(lanes.map((lane) => lane.stop())) }
  }
  let runner = await startServer()
  const placeOf = (door: number) => ({ board: 0, lock: door - 1 })

  const send = (payload: object, { id = newId(), role = 'funcionario' }: Sent = {}) =>
    as(role).post('/door-commands', { payload: { id, ...payload } })
  async function ask(payload: object, sent?: Sent): Promise<DoorCommand> {
    const answer = await send(payload, sent)
    if (answer.status !== 202) throw new Error(`a door was refused: ${answer.raw}`)
    return answer.body.data as unknown as DoorCommand
  }
  async function command(id: string, role: Role = 'funcionario'): Promise<DoorCommand> {
    const answer = await as(role).get(`/door-commands/${id}`)
    return answer.body.data as unknown as DoorCommand
  }
  async function plan(): Promise<DoorPlan> {
    const answer = await as('funcionario').get(`/lockers/${locker}/doors`)
    return answer.body.data as unknown as DoorPlan
  }
  async function door(number: number): Promise<PlannedDoor | undefined> {
    return (await plan()).doors.find((one) => one.number === number)
  }
  /** Waits until a command matches, and returns it. */
  async function until(id: string, hoped: Partial<DoorCommand>): Promise<DoorCommand> {
    await eventually(async () => expect(await command(id)).toMatchObject(hoped))
    return command(id)
  }
  /**
   * Closes an open door as a hand does; `occupied`, if given, is what its sensor reports from then
   * on.
   */
  function shut(number: number, occupied?: boolean): void {
    if (occupied !== undefined) simulator.setOccupied(placeOf(number), occupied)
    if (!simulator.close(placeOf(number))) throw new Error(`door ${number} was held open`)
  }

  return {
    ...world,
    simulator,
    locker,
    send,
    ask,
    command,
    plan,
    door,
    until,
    shut,
    approve,
    refuseAddress: () => as('admin').post(`/device-addresses/${address?.id}/refuse`),
    /** Whether the gateway loses each reply from now on. */
    loseReplies: (lost: boolean) =>
      simulator.setFaults(lost ? { ...NO_FAULTS, lostReply: 1 } : NO_FAULTS),
    onPulse(act: () => void) {
      afterPulse = act
    },
    /** Does something while no server takes up jobs. */
    async whileDown(act: () => Promise<void>) {
      await runner.stop()
      await act()
      runner = await startServer()
    },
    /** The jobs that wait. */
    jobs: () => onServer(test.database.adminUrl, 'SELECT id FROM graphile_worker._private_jobs'),
    pulsesOf: (number: number) => simulator.pulses(placeOf(number)).length,
    deposit: (parcel: string, size = 'P') =>
      ask({ purpose: 'deposit', parcel_id: parcel, locker_id: locker, size }),
    collect: (parcel: string, sent: Sent = { role: 'condomino' }) =>
      ask({ purpose: 'collect', parcel_id: parcel }, sent),
    /** Puts a parcel of the own household into a door, as the desk does. */
    async deposited(size = 'P'): Promise<{ parcel: string; door: number }> {
      const parcel = await world.receive()
      const { id, door: number } = await ask({
        purpose: 'deposit',
        parcel_id: parcel,
        locker_id: locker,
        size,
      })
      await until(id, { state: 'done' })
      await eventually(() => shut(number, true))
      await until(id, { over: true, finding: 'inside' })
      return { parcel, door: number }
    },
    async close() {
      await runner.stop()
      await simulator.stop()
      await world.close()
    },
  }
}

export type LockerWorld = Awaited<ReturnType<typeof openLockerWorld>>
