import type { SimulatorClock } from './reader-clock.ts'
import { type ReaderModel, SEC_BOX } from './reader-models.ts'

/** What moved a relay: a command of the API, a server's answer, the reader's rules, the button. */
export type MovedBy = 'command' | 'answer' | 'rules' | 'exit'

/** One movement of a relay: what every driver is judged by. */
export type ReaderPulse = {
  /** `sec_box:65793`, `door:1`, `catra:clockwise` or `collector`. */
  readonly relay: string
  readonly portal: number
  /** Milliseconds since 1970, by the simulator's clock. */
  readonly at: number
  readonly by: MovedBy
}

export type Turn = 'left' | 'right' | 'given up'

/** Causes of an alarm as `alarm_status` tells them. */
export const ALARM = { none: 0, openTooLong: 6, forced: 7, panicPin: 11 } as const

export type DoorHardwareOptions = {
  readonly model: ReaderModel
  readonly portals: number
  readonly clock: SimulatorClock
  /** Milliseconds for which a relay stays drawn. */
  readonly relayMs: (portal: number) => number
  readonly hasSensor: (portal: number) => boolean
  /** Milliseconds after which an open door is an alarm. */
  readonly heldOpenMs: number
  /** Called when the state that the reader tells of a door changes. */
  readonly onDoor: (portal: number, open: boolean) => void
  readonly onTurn: (turn: Turn) => void
  readonly onAlarm: (active: boolean, cause: number, portal: number) => void
  readonly onPulse: (pulse: ReaderPulse) => void
}

type Door = {
  /** Whether the relay is drawn, so that the door can be pushed open. */
  unlocked: boolean
  open: boolean
  told: boolean
  release: (() => void) | undefined
  tooLong: (() => void) | undefined
}

/** Reads `id=65793, reason=3`. */
function parametersOf(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(',').map((pair) => pair.split('='))
  return new Map(pairs.map(([key = '', value = '']) => [key.trim(), value.trim()]))
}

/** The relays, doors and the turnstile of a reader: the physical part, without a wire. */
export class DoorHardware {
  readonly #options: DoorHardwareOptions
  readonly #doors: readonly Door[]
  readonly #pulses: ReaderPulse[] = []
  #allowed = ''
  #alarm: number = ALARM.none

  constructor(options: DoorHardwareOptions) {
    this.#options = options
    this.#doors = Array.from({ length: options.portals }, () => ({
      unlocked: false,
      open: false,
      told: false,
      release: undefined,
      tooLong: undefined,
    }))
  }

  pulses = (): readonly ReaderPulse[] => this.#pulses
  alarm = (): number => this.#alarm
  isUnlocked = (portal = 1): boolean => this.#door(portal)?.unlocked === true
  isOpen = (portal = 1): boolean => this.#door(portal)?.open === true
  /** Whether the reader tells that a door is open: by its sensor, else by the relay alone. */
  tellsOpen = (portal = 1): boolean => {
    const door = this.#door(portal)
    if (!door) return false
    return this.#options.hasSensor(portal) ? door.open : door.unlocked
  }

  /** Carries out an action; one with a key that this model does not have moves nothing. */
  run(action: string, text: string, by: MovedBy): boolean {
    const { model } = this.#options
    const parameters = parametersOf(text)
    if (action === 'open_collector' && model.action === 'catra') {
      this.#count({ relay: 'collector', portal: 1, by })
      return true
    }
    if (action !== model.action) return false
    if (action === 'catra') return this.#allow(parameters.get('allow') ?? '', by)
    if (action === 'sec_box') {
      if (parameters.get('id') !== String(SEC_BOX)) return false
      return this.#draw(1, `sec_box:${SEC_BOX}`, by)
    }
    const portal = Number(parameters.get('door') ?? Number.NaN)
    const timeout = parameters.get('timeout')
    if (timeout === '-1') return this.#letGo(portal)
    const ms = timeout === undefined ? undefined : Number(timeout)
    return this.#draw(portal, `door:${portal}`, by, ms)
  }

  /** Opens a portal by the model's own action. */
  open(portal: number, by: MovedBy): boolean {
    const { action } = this.#options.model
    if (action === 'catra') return this.run('catra', 'allow=both', by)
    if (action === 'sec_box') return this.run('sec_box', `id=${SEC_BOX}`, by)
    return this.run('door', `door=${portal}`, by)
  }

  /** Pushes a door open by hand: it gives way while its relay is drawn. */
  push(portal = 1): boolean {
    const door = this.#door(portal)
    if (!door?.unlocked) return false
    this.#swing(portal, true)
    return true
  }

  /** Breaks a door open; a sensor sees it. */
  force(portal = 1): void {
    const wasUnlocked = this.isUnlocked(portal)
    this.#swing(portal, true)
    if (!wasUnlocked && this.#options.hasSensor(portal)) this.raise(ALARM.forced, portal)
  }

  shut(portal = 1): void {
    this.#swing(portal, false)
  }

  /** Turns the turnstile, if it is free in this direction. */
  turn(to: 'left' | 'right'): boolean {
    const allowed = to === 'right' ? 'clockwise' : 'anticlockwise'
    if (this.#allowed !== 'both' && this.#allowed !== allowed) return false
    this.#endTurn(to)
    return true
  }

  raise(cause: number, portal: number): void {
    if (this.#alarm !== ALARM.none) return
    this.#alarm = cause
    this.#options.onAlarm(true, cause, portal)
  }

  stopAlarm(): void {
    const cause = this.#alarm
    this.#alarm = ALARM.none
    if (cause !== ALARM.none) this.#options.onAlarm(false, cause, 1)
  }

  /** Drops all relays and timers, as without power. */
  drop(): void {
    this.#allowed = ''
    for (const door of this.#doors) {
      door.release?.()
      door.tooLong?.()
      Object.assign(door, { unlocked: false, told: false, release: undefined, tooLong: undefined })
    }
    this.#alarm = ALARM.none
  }

  #door = (portal: number): Door | undefined => this.#doors[portal - 1]

  #count(pulse: Omit<ReaderPulse, 'at'>): void {
    const counted = { ...pulse, at: this.#options.clock.now() }
    this.#pulses.push(counted)
    this.#options.onPulse(counted)
  }

  #draw(portal: number, relay: string, by: MovedBy, ms?: number): boolean {
    const door = this.#door(portal)
    if (!door) return false
    door.release?.()
    door.unlocked = true
    this.#count({ relay, portal, by })
    const lasts = ms ?? this.#options.relayMs(portal)
    // A time of 0 holds the relay until it is let go.
    const isHeld = ms === 0
    door.release = isHeld ? undefined : this.#options.clock.after(lasts, () => this.#letGo(portal))
    this.#tell(portal)
    return true
  }

  #letGo(portal: number): boolean {
    const door = this.#door(portal)
    if (!door) return false
    door.release?.()
    door.release = undefined
    door.unlocked = false
    this.#tell(portal)
    return true
  }

  #swing(portal: number, open: boolean): void {
    const door = this.#door(portal)
    if (!door || door.open === open) return
    door.open = open
    door.tooLong?.()
    door.tooLong = open
      ? this.#options.clock.after(this.#options.heldOpenMs, () => {
          if (this.#options.hasSensor(portal)) this.raise(ALARM.openTooLong, portal)
        })
      : undefined
    this.#tell(portal)
  }

  #tell(portal: number): void {
    const door = this.#door(portal)
    const open = this.tellsOpen(portal)
    if (!door || door.told === open) return
    door.told = open
    this.#options.onDoor(portal, open)
  }

  #allow(direction: string, by: MovedBy): boolean {
    if (!['clockwise', 'anticlockwise', 'both'].includes(direction)) return false
    const [door] = this.#doors
    if (!door) return false
    door.release?.()
    this.#allowed = direction
    door.unlocked = true
    this.#count({ relay: `catra:${direction}`, portal: 1, by })
    const ms = this.#options.relayMs(1)
    door.release = this.#options.clock.after(ms, () => this.#endTurn('given up'))
    return true
  }

  #endTurn(turn: Turn): void {
    const [door] = this.#doors
    door?.release?.()
    if (door) Object.assign(door, { unlocked: false, release: undefined })
    this.#allowed = ''
    this.#options.onTurn(turn)
  }
}
