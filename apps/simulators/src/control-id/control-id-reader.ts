import type { Capacity } from './capacity.ts'
import type { ReceivedCommand } from './command-server.ts'
import type { ReaderPulse } from './door-hardware.ts'
import type { Faults } from './faults.ts'
import type { Row, Selection, Values } from './object-store.ts'
import type { ObjectName } from './object-tables.ts'
import type { Outcome } from './passages.ts'
import type { Presented } from './presentation.ts'
import type { ReaderOptions } from './reader-options.ts'
import { ReaderParts } from './reader-parts.ts'
import type { Mode } from './server-link.ts'

const LONGEST_JUMP_SECONDS = 3 * 3_600
let made = 0

const NOTHING: Outcome = {
  event: 0,
  userId: 0n,
  logId: null,
  opened: false,
  decidedBy: 'nobody',
}

/**
 * A simulated Control iD reader on loopback, with the hands of a person in front of it. What it
 * counted and stores judges a driver; what it answered does not.
 */
export class ControlIdReader {
  readonly #parts: ReaderParts
  #port: number
  #hasPower = false
  #isOnline = true
  #resets = 0

  /** Starts a reader. */
  static async start(options: ReaderOptions = {}): Promise<ControlIdReader> {
    const reader = new ControlIdReader(options)
    await reader.restorePower()
    return reader
  }

  private constructor(options: ReaderOptions) {
    made += 1
    this.#port = options.port ?? 0
    this.#parts = new ReaderParts(options, made, {
      // After the answer has left.
      reboot: () => this.#parts.clock.after(0, () => void this.#reboot()),
      factoryReset: () => this.#parts.clock.after(0, () => this.factoryReset()),
    })
  }

  get port(): number {
    return this.#port
  }
  get serial(): string {
    return this.#parts.serial
  }
  get deviceId(): bigint {
    return this.#parts.deviceId
  }
  get portals(): number {
    return this.#parts.portals
  }
  get product(): string {
    return this.#parts.model.product
  }

  /** Ends the reader. */
  async close(): Promise<void> {
    this.#hasPower = false
    this.#parts.close()
    await this.#parts.server.stop()
  }

  // What a person does.

  /** Shows something to the reader; resolves when it has decided. */
  async present(shown: Presented, portal = 1): Promise<Outcome> {
    if (!this.#hasPower) return NOTHING
    this.#parts.expire()
    try {
      return await this.#parts.passages.present(shown, portal)
    } catch (error) {
      // Closed while a question was under way.
      if (!this.#hasPower) return NOTHING
      throw error
    }
  }

  /** Presses the exit button. */
  pressExit(portal = 1): Outcome {
    return this.#hasPower ? this.#parts.passages.pressExit(portal) : NOTHING
  }

  /** Pushes a door open; false where it does not give way. */
  push(portal = 1): boolean {
    return this.#parts.doors.push(portal)
  }

  shut(portal = 1): void {
    this.#parts.doors.shut(portal)
  }

  /** Goes through: pushes the door open and lets it fall shut; a turnstile turns to the right. */
  goThrough(portal = 1): boolean {
    const { doors, model } = this.#parts
    if (model.action === 'catra') return doors.turn('right')
    const isOpened = doors.push(portal)
    if (isOpened) doors.shut(portal)
    return isOpened
  }

  /** Turns a turnstile, if it is free. */
  turn(to: 'left' | 'right'): boolean {
    return this.#parts.doors.turn(to)
  }

  /** Breaks a door open. */
  force(portal = 1): void {
    this.#parts.doors.force(portal)
  }

  /** Opens a door, if it gives way, and keeps it open. */
  hold(portal = 1): boolean {
    return this.#parts.doors.push(portal) || this.#parts.doors.isOpen(portal)
  }

  // What happens to the reader.

  async cutPower(): Promise<void> {
    if (!this.#hasPower) return
    this.#hasPower = false
    this.#parts.stop()
    this.#parts.doors.drop()
    this.#parts.sessions.end()
    await this.#parts.server.stop()
  }

  async restorePower(): Promise<void> {
    if (this.#hasPower) return
    const { clock, time, random, happens } = this.#parts
    this.#hasPower = true
    this.#parts.startedAt = clock.now()
    if (happens('clockJump')) time.shift(Math.round((random() * 2 - 1) * LONGEST_JUMP_SECONDS))
    if (this.#isOnline) await this.#connect()
  }

  async goOffline(): Promise<void> {
    this.#isOnline = false
    this.#parts.calls.isConnected = false
    this.#parts.calls.drop()
    await this.#parts.server.stop()
  }

  async goOnline(): Promise<void> {
    if (this.#isOnline) return
    this.#isOnline = true
    if (this.#hasPower) await this.#connect()
  }

  /** Makes the reader as it came from the factory: its ids start anew, and so does its password. */
  factoryReset(): void {
    this.#resets += 1
    this.#parts.reset()
  }

  /** Ends all sessions, as a reader may at any time. */
  endSessions(): void {
    this.#parts.sessions.end()
  }

  /** Loses the reply to the next command, or to the next of this name, after its effect. */
  loseNextReply(command?: string): void {
    this.#parts.server.loseNextReply(command)
  }

  shiftClock(seconds: number): void {
    this.#parts.time.shift(seconds)
  }

  setCapacity(capacity: Partial<Capacity>): void {
    this.#parts.capacity = { ...this.#parts.capacity, ...capacity }
  }

  setFaults(faults: Faults): void {
    this.#parts.faults = faults
  }

  // What judges a driver.

  /** Every movement of a relay, of one portal or of all. */
  pulses(portal?: number): readonly ReaderPulse[] {
    const all = this.#parts.doors.pulses()
    return portal === undefined ? all : all.filter((pulse) => pulse.portal === portal)
  }

  /** The rows of an object. */
  rows(object: ObjectName, selection: Selection = {}): readonly Row[] {
    return this.#parts.store().load(object, selection)
  }

  /** Stores rows as if somebody had entered them at the reader; returns their ids. */
  enter(object: ObjectName, rows: readonly Values[]): readonly bigint[] {
    return this.#parts.store().create(object, rows)
  }

  /** Every command received, in order. */
  received(command?: string): readonly ReceivedCommand[] {
    const all = this.#parts.server.received()
    return command === undefined ? all : all.filter((one) => one.command === command)
  }

  /** How often a command came while another one was under way. */
  overlaps(): number {
    return this.#parts.server.overlaps()
  }

  resets = (): number => this.#resets
  mode = (): Mode => this.#parts.link.mode()
  hasPower = (): boolean => this.#hasPower
  isOnline = (): boolean => this.#isOnline
  isFactory = (): boolean => this.#parts.sessions.isFactory()
  alarm = (): number => this.#parts.doors.alarm()
  isDoorOpen = (portal = 1): boolean => this.#parts.doors.isOpen(portal)
  isUnlocked = (portal = 1): boolean => this.#parts.doors.isUnlocked(portal)
  clockOffset = (): number => this.#parts.time.offsetSeconds()
  wallSeconds = (): number => this.#parts.time.seconds()
  backlog = (): number => this.#parts.monitor.backlog()
  isMonitorSilent = (): boolean => this.#parts.monitor.isSilent()
  waitsFor = (): string | undefined => this.#parts.enrolment.waitsFor()
  /** The people whose faces are enrolled, with their users. */
  enrolled = () => this.#parts.faces.enrolled()
  /** The users of whom it keeps a picture. */
  pictures = (): readonly bigint[] => [...this.#parts.faces.images().keys()]
  setting = (module: string, key: string): string => this.#parts.configuration.text(module, key)
  /** Resolves when everything that the monitor tells was taken, or failed. */
  told = (): Promise<void> => this.#parts.monitor.idle()

  async #connect(): Promise<void> {
    const { server, calls, monitor, link, push } = this.#parts
    await server.start(this.#port)
    this.#port = server.port()
    calls.isConnected = true
    monitor.resume()
    link.resume()
    push.renew()
  }

  async #reboot(): Promise<void> {
    await this.cutPower()
    await this.restorePower()
  }
}
