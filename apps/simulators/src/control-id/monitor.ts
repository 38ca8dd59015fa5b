import type { Configuration } from './configuration.ts'
import type { Faults } from './faults.ts'
import type { Change, Row } from './object-store.ts'
import type { ObjectName } from './object-tables.ts'
import type { OutgoingCalls } from './outgoing-calls.ts'
import type { ReaderTime, SimulatorClock } from './reader-clock.ts'
import { writeWide } from './wide-json.ts'

export type MonitorOptions = {
  readonly configuration: Configuration
  readonly calls: OutgoingCalls
  readonly clock: SimulatorClock
  readonly time: ReaderTime
  /** Milliseconds between two attempts while the server does not take what it is told. */
  readonly lookMs: number
  readonly deviceId: bigint
  readonly happens: (fault: keyof Faults) => boolean
  readonly random: () => number
}

type ObjectChange = {
  readonly object: string
  readonly type: string
  readonly values: Readonly<Record<string, unknown>>
}

/** Objects whose changes are told. */
const TOLD: ReadonlySet<ObjectName> = new Set(['access_logs', 'alarm_logs', 'cards', 'templates'])
const MOST_KEPT = 10_000
/** The most changes in one notification of the backlog. */
const MOST_AT_ONCE = 100

/** Tells a server what happened, after the fact (devices §17). */
export class Monitor {
  readonly #options: MonitorOptions
  #queue: Promise<unknown> = Promise.resolve()
  #backlog: ObjectChange[] = []
  #held: string[] = []
  #isSilent = false
  #failedAt = Number.NEGATIVE_INFINITY
  #cancelAlive: (() => void) | undefined
  #cancelRetry: (() => void) | undefined

  constructor(options: MonitorOptions) {
    this.#options = options
  }

  /** The changes of logs that the server has not taken. */
  backlog = (): number => this.#backlog.length
  isSilent = (): boolean => this.#isSilent

  /** Begins anew with settings that were just written. */
  renew(): void {
    this.#isSilent = false
    this.resume()
  }

  /** Goes on after the network came back, and sends what was not taken. */
  resume(): void {
    this.stop()
    this.sendBacklog()
    const ms = this.#options.configuration.number('monitor', 'alive_interval')
    if (this.#isOn() && ms > 0) this.#keepAlive(ms)
  }

  stop(): void {
    this.#cancelAlive?.()
    this.#cancelRetry?.()
    this.#cancelAlive = undefined
    this.#cancelRetry = undefined
  }

  /** Forgets what was not told, as after a reset. */
  reset(): void {
    this.stop()
    this.#backlog = []
    this.#held = []
  }

  /** Resolves when everything told so far was taken, or failed. */
  async idle(): Promise<void> {
    for (let last: Promise<unknown> | undefined; last !== this.#queue; ) {
      last = this.#queue
      await last
    }
  }

  /** Tells changes of the store. */
  tellChanges(changes: readonly Change[]): void {
    const told = changes
      .filter(({ object }) => TOLD.has(object))
      .map(({ object, type, row }) => ({ object, type, values: this.#textsOf(row) }))
    if (told.length > 0 && this.#isOn()) this.#tellAll(told)
  }

  /** Tells one thing of a kind: `door`, `secbox`, `catra_event`, `operation_mode` and others. */
  tell(kind: string, body: Readonly<Record<string, unknown>>): void {
    if (!this.#isOn() || this.#isSilent) return
    this.#queue = this.#queue.then(() => this.#post(kind, writeWide(body)))
  }

  /** Sends what the server has not taken. */
  sendBacklog(): void {
    if (!this.#isOn()) return
    const waiting = this.#backlog
    this.#backlog = []
    this.#failedAt = Number.NEGATIVE_INFINITY
    for (let at = 0; at < waiting.length; at += MOST_AT_ONCE) {
      this.#tellAll(waiting.slice(at, at + MOST_AT_ONCE))
    }
  }

  #isOn = () => this.#options.configuration.text('monitor', 'hostname') !== ''

  #tellAll(changes: readonly ObjectChange[]): void {
    const { deviceId, happens, clock } = this.#options
    if (happens('silentMonitor')) this.#isSilent = true
    if (this.#isSilent) return
    if (clock.now() - this.#failedAt < this.#options.lookMs) {
      this.#keep(changes)
      return
    }
    const body = writeWide({ object_changes: changes, device_id: deviceId })
    if (happens('heldNotice')) {
      this.#held.push(body)
      return
    }
    const bodies = [body, ...(happens('repeatedNotice') ? [body] : []), ...this.#held]
    this.#held = []
    this.#queue = this.#queue.then(() => this.#postAll(bodies, changes))
  }

  /** Posts changes, and after them what repeats them or was held back. */
  async #postAll(bodies: readonly string[], changes: readonly ObjectChange[]): Promise<void> {
    for (const [at, body] of bodies.entries()) {
      const isTaken = await this.#post('dao', body)
      if (at === 0 && !isTaken) this.#keep(changes)
    }
  }

  #keep(changes: readonly ObjectChange[]): void {
    const logs = changes.filter(({ object }) => object === 'access_logs')
    this.#backlog = [...this.#backlog, ...logs].slice(-MOST_KEPT)
    this.#cancelRetry ??= this.#options.clock.after(this.#options.lookMs, () => {
      this.#cancelRetry = undefined
      this.sendBacklog()
    })
  }

  async #post(kind: string, body: string): Promise<boolean> {
    const { configuration, calls, clock } = this.#options
    const text = (key: string) => configuration.text('monitor', key)
    const path = text('path').replace(/^\/+|\/+$/g, '')
    const port = text('port') === '' ? '' : `:${text('port')}`
    const reply = await calls.send({
      url: `http://${text('hostname')}${port}/${path === '' ? '' : `${path}/`}${kind}`,
      body,
      type: 'application/json',
      timeoutMs: configuration.number('monitor', 'request_timeout'),
    })
    const isTaken = reply !== null && reply.status < 300
    if (!isTaken) this.#failedAt = clock.now()
    return isTaken
  }

  #keepAlive(ms: number): void {
    this.#cancelAlive = this.#options.clock.after(ms, () => {
      const { deviceId, time } = this.#options
      this.tell('device_is_alive', {
        access_logs: this.#backlog.length,
        device_id: deviceId,
        time: time.seconds(),
      })
      this.#keepAlive(ms)
    })
  }

  /** Returns a row with text alone, as `dao` tells it; a fault writes some fields otherwise. */
  #textsOf(row: Row): Readonly<Record<string, unknown>> {
    const { happens, random } = this.#options
    const told: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(row)) {
      if (value === null) continue
      const text = String(value)
      told[name] = text
      if (!happens('mixedTypes') || !/^-?\d+$/.test(text)) continue
      told[name] = text === '1' && random() < 0.5 ? true : BigInt(text)
    }
    return told
  }
}
