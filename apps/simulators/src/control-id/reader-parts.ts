import { randomUUID } from 'node:crypto'
import { seededRandom } from '../random/seeded-random.ts'
import { type Capacity, checkRoom } from './capacity.ts'
import { CommandError, type Commands } from './command.ts'
import { CommandServer } from './command-server.ts'
import { Configuration } from './configuration.ts'
import { doorCommands } from './door-commands.ts'
import { DoorHardware } from './door-hardware.ts'
import { Enrolment } from './enrolment.ts'
import { faceCommands } from './face-commands.ts'
import { Faces } from './faces.ts'
import { type Faults, type Firmware, NO_FAULTS, USUAL_FIRMWARE } from './faults.ts'
import { freshStore } from './fresh-store.ts'
import { Monitor } from './monitor.ts'
import { objectCommands } from './object-commands.ts'
import type { Change, ObjectStore, Values } from './object-store.ts'
import type { ObjectName } from './object-tables.ts'
import { OutgoingCalls } from './outgoing-calls.ts'
import { EVENT, Passages } from './passages.ts'
import { type PushedCommand, PushLink } from './push-link.ts'
import { ReaderTime, type SimulatorClock, systemClock } from './reader-clock.ts'
import { READER_MODELS, type ReaderModel, SEC_BOX } from './reader-models.ts'
import type { ReaderOptions } from './reader-options.ts'
import { ReaderReports } from './reader-reports.ts'
import { ServerLink } from './server-link.ts'
import { FACTORY_PASSWORD, Sessions } from './sessions.ts'
import { systemCommands } from './system-commands.ts'

/** The id before the first that a reader with wide ids gives. */
const WIDE = 2n ** 53n + 1_000n
/** Milliseconds between two looks for a server that was silent. */
const LOOK_MS = 5_000

/** What the parts of a reader cannot do by themselves. */
export type PowerSwitch = { readonly reboot: () => void; readonly factoryReset: () => void }

/** The parts of a reader, each connected to those that it needs. */
export class ReaderParts {
  readonly model: ReaderModel
  readonly portals: number
  readonly serial: string
  readonly deviceId: bigint
  readonly firmware: Firmware
  readonly clock: SimulatorClock
  readonly random: () => number
  readonly time: ReaderTime
  readonly sessions: Sessions
  readonly calls: OutgoingCalls
  readonly configuration: Configuration
  readonly monitor: Monitor
  readonly reports: ReaderReports
  readonly doors: DoorHardware
  readonly faces: Faces
  readonly enrolment: Enrolment
  readonly link: ServerLink
  readonly passages: Passages
  readonly push: PushLink
  readonly server: CommandServer
  faults: Faults
  capacity: Capacity
  startedAt = 0
  readonly #options: ReaderOptions
  #store: ObjectStore

  constructor(options: ReaderOptions, number: number, power: PowerSwitch) {
    this.#options = options
    this.model = READER_MODELS[options.model ?? 'idface']
    this.portals = Math.min(options.portals ?? 1, this.model.mostPortals)
    this.serial = options.serial ?? `SIM/${String(number).padStart(6, '0')}`
    this.firmware = { ...USUAL_FIRMWARE, ...options.firmware }
    this.deviceId = options.deviceId ?? (this.firmware.wideIds ? WIDE : 478_434n) + BigInt(number)
    this.clock = options.clock ?? systemClock
    this.random = seededRandom(options.seed ?? number)
    this.faults = options.faults ?? NO_FAULTS
    const { users, faces, cards } = this.model
    this.capacity = { users, faces, cards, ...options.capacity }
    this.time = new ReaderTime(this.clock, options.zoneMinutes ?? -180)
    this.sessions = new Sessions(options.password ?? FACTORY_PASSWORD)
    this.calls = new OutgoingCalls(this.clock)
    this.configuration = new Configuration({
      refusesOptionalKeys: this.firmware.refusesOptionalKeys,
      onChange: (modules) => this.renew(modules),
    })
    const shared = {
      model: this.model,
      deviceId: this.deviceId,
      firmware: this.firmware,
      clock: this.clock,
      lookMs: options.lookMs ?? LOOK_MS,
      random: this.random,
      time: this.time,
      sessions: this.sessions,
      calls: this.calls,
      configuration: this.configuration,
      store: this.store,
      happens: this.happens,
      truth: this.truth,
      tell: (kind: string, body: Values) => this.monitor.tell(kind, body),
    }
    this.monitor = new Monitor(shared)
    this.reports = new ReaderReports({ ...shared, monitor: this.monitor })
    this.doors = this.#makeDoors()
    this.faces = new Faces({
      store: this.store,
      keepsImages: () => this.configuration.isOn('general', 'keep_user_image'),
      hasRoom: () =>
        !this.happens('full') && this.store().count('face_templates') < this.capacity.faces,
    })
    this.enrolment = new Enrolment({ ...shared, faces: this.faces })
    this.link = new ServerLink({
      ...shared,
      repeatsQuestions: this.firmware.repeatsQuestions,
      onMode: (mode) => {
        this.reports.mode(mode)
        if (mode === 'pro' || mode === 'enterprise') this.monitor.sendBacklog()
      },
    })
    const { doors, faces: known, enrolment, link } = this
    this.passages = new Passages({ ...shared, doors, faces: known, enrolment, link })
    this.push = new PushLink({
      ...shared,
      parameter: this.firmware.pushParameter,
      carryOut: (command) => this.#carryOutPushed(command),
    })
    this.server = new CommandServer({
      ...shared,
      commands: this.#commands(power),
      commandMs: options.commandMs ?? 0,
      onCommand: () => this.expire(),
    })
    this.#store = this.#freshStore()
  }

  store = (): ObjectStore => this.#store

  happens = (fault: keyof Faults): boolean => this.random() < this.faults[fault]

  /** Returns a truth value as this firmware writes it now. */
  truth = (value: boolean): unknown => {
    if (!this.happens('mixedTypes')) return value
    return this.random() < 0.5 ? Number(value) : String(Number(value))
  }

  /** Begins anew with the settings of modules. */
  renew(modules: readonly string[]): void {
    if (modules.includes('monitor')) this.monitor.renew()
    if (modules.includes('general') || modules.includes('online_client')) this.link.renew()
    if (modules.includes('push_server')) this.push.renew()
  }

  /** Makes the reader as it came from the factory; its ids start anew. */
  reset(): void {
    this.#store.close()
    this.#store = this.#freshStore()
    this.faces.reset()
    this.configuration.reset()
    this.sessions.reset()
    this.monitor.reset()
    this.link.renew()
    this.push.stop()
    this.doors.drop()
  }

  /** Ends everything that waits. */
  stop(): void {
    this.enrolment.cancel()
    this.calls.isConnected = false
    this.calls.drop()
    this.link.stop()
    this.monitor.stop()
    this.push.stop()
  }

  close(): void {
    this.stop()
    this.doors.drop()
    this.#store.close()
  }

  /** Deletes the credentials of people past their `end_time`, where the firmware does. */
  expire(): void {
    if (!this.firmware.deletesExpired) return
    const where = { users: { end_time: { '>': 0, '<': this.time.seconds() } } }
    const ids = this.#store.load('users', { fields: ['id'], where }).map(({ id }) => id)
    if (ids.length === 0) return
    for (const object of ['cards', 'qrcodes', 'pins', 'face_templates'] as const) {
      for (const id of ids) this.#store.destroy(object, { [object]: { user_id: id } })
    }
  }

  #freshStore(): ObjectStore {
    const { limitsBeforeOrder, wideIds } = this.firmware
    let isReady = false
    const onChange = (changes: readonly Change[]) => {
      if (!isReady) return
      for (const { object, type, row } of changes) {
        if (object === 'users' && type === 'deleted') this.faces.forget(BigInt(row['id'] ?? 0))
      }
      this.reports.changes(changes)
    }
    const store = freshStore(
      { lastId: wideIds ? WIDE : 0n, limitsBeforeOrder, onChange },
      { portals: this.portals, hasSensor: this.#options.hasSensor ?? true },
    )
    isReady = true
    return store
  }

  #makeDoors(): DoorHardware {
    const box = () => this.#store.load('sec_boxs', { where: { sec_boxs: { id: SEC_BOX } } })[0]
    const isBox = this.model.action === 'sec_box'
    return new DoorHardware({
      model: this.model,
      portals: this.portals,
      clock: this.clock,
      relayMs: (portal) =>
        isBox
          ? Number(box()?.['relay_timeout'] ?? 0)
          : this.configuration.number('general', `relay${portal}_timeout`),
      hasSensor: () =>
        isBox ? box()?.['door_sensor_enabled'] === 1n : (this.#options.hasSensor ?? true),
      heldOpenMs: this.#options.heldOpenMs ?? 30_000,
      onDoor: (portal, open) => this.reports.door(portal, open),
      onTurn: (turn) => {
        this.reports.turn(turn, randomUUID())
        this.passages.endTurn(turn)
      },
      onAlarm: (active, cause, portal) => this.reports.alarm(active, cause, portal),
      onPulse: (pulse) => this.#options.onPulse?.(pulse),
    })
  }

  #commands(power: PowerSwitch): Commands {
    const { model, firmware, faces, store, doors, portals, truth } = this
    return {
      ...this.sessions.commands,
      ...this.configuration.commands,
      ...this.enrolment.commands,
      ...objectCommands({ store, admit: (object, rows) => this.#admit(object, rows) }),
      ...faceCommands({ faces, store, hasFaces: model.hasFaces, hasLists: firmware.imageLists }),
      ...doorCommands({
        doors,
        model,
        portals,
        firmware,
        truth,
        onCommanded: (moved) => {
          if (moved) this.passages.log({ event: EVENT.byApi })
        },
      }),
      ...systemCommands({
        product: model.product,
        serial: this.serial,
        version: this.#options.version ?? '8.7.3',
        deviceId: this.deviceId,
        time: this.time,
        uptimeSeconds: () => Math.floor((this.clock.now() - this.startedAt) / 1_000),
        port: () => this.server.port(),
        users: () => this.capacity.users,
        ...power,
      }),
    }
  }

  #admit(object: ObjectName, rows: readonly Values[]): void {
    if (object === 'cards' && this.happens('duplicateCard')) {
      throw new CommandError(400, 'UNIQUE constraint failed: cards.value')
    }
    if (object === 'users' && this.happens('full')) {
      throw new CommandError(400, 'database or disk is full')
    }
    checkRoom(this.#store, this.capacity, object, rows)
  }

  #carryOutPushed({ endpoint, body, queryString, contentType }: PushedCommand) {
    return this.server.carryOut(endpoint, {
      query: new URLSearchParams(queryString),
      body,
      headers: { 'content-type': contentType },
      session: null,
    })
  }
}
