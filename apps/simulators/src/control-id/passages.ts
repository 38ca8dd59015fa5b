import { randomUUID } from 'node:crypto'
import type { Configuration } from './configuration.ts'
import { actionsOf } from './door-commands.ts'
import { ALARM, type DoorHardware, type Turn } from './door-hardware.ts'
import type { Enrolment } from './enrolment.ts'
import { faceImage } from './face-image.ts'
import type { Faces } from './faces.ts'
import type { ObjectStore, Values } from './object-store.ts'
import { identified, type Presented, type Seen, seeing } from './presentation.ts'
import { questionOf } from './question.ts'
import type { ReaderTime } from './reader-clock.ts'
import type { ReaderModel } from './reader-models.ts'
import { FORM, type Mode, type ServerAnswer, type ServerLink } from './server-link.ts'
import { passesByRules } from './standalone-decision.ts'

/** Codes of events in the logs of a reader. */
export const EVENT = {
  notIdentified: 3,
  pending: 4,
  denied: 6,
  granted: 7,
  turnPending: 8,
  byApi: 10,
  exitButton: 11,
  gaveUpTurning: 13,
  noAnswer: 14,
} as const

/** What became of something that a person showed. */
export type Outcome = {
  /** The code of its log; 0 where there is none. */
  readonly event: number
  readonly userId: bigint
  readonly logId: bigint | null
  /** Whether a relay moved. */
  readonly opened: boolean
  readonly decidedBy: 'reader' | 'server' | 'enrolment' | 'nobody'
}

const NOTHING: Outcome = { event: 0, userId: 0n, logId: null, opened: false, decidedBy: 'nobody' }

export type PassagesOptions = {
  readonly store: () => ObjectStore
  readonly configuration: Configuration
  readonly faces: Faces
  readonly enrolment: Enrolment
  readonly doors: DoorHardware
  readonly link: ServerLink
  readonly time: ReaderTime
  readonly model: ReaderModel
  readonly deviceId: bigint
  readonly tell: (kind: string, body: Values) => void
}

/** What happens at a reader: somebody shows something, presses the button or turns (devices §14). */
export class Passages {
  readonly #options: PassagesOptions
  #queue: Promise<unknown> = Promise.resolve()
  #turning: Values = {}

  constructor(options: PassagesOptions) {
    this.#options = options
  }

  /** Shows something to the reader, which looks at one thing at a time. */
  present(shown: Presented, portal: number): Promise<Outcome> {
    const outcome = this.#queue.then(() => this.#present(shown, portal))
    this.#queue = outcome.catch(() => undefined)
    return outcome
  }

  /** Presses the exit button: the reader opens by itself and reports. */
  pressExit(portal: number): Outcome {
    const { doors, link, deviceId, time } = this.#options
    const opened = doors.open(portal, 'exit')
    const logId = this.log({ event: EVENT.exitButton, portal_id: portal })
    const body = new URLSearchParams({
      device_id: String(deviceId),
      portal_id: String(portal),
      time: String(time.seconds()),
      uuid: randomUUID(),
    }).toString()
    void link.tell({ path: 'new_rex_log.fcgi', body, type: FORM })
    return { ...NOTHING, event: EVENT.exitButton, logId, opened, decidedBy: 'reader' }
  }

  /** Notes how a turnstile that was free ended. */
  endTurn(turn: Turn): void {
    const event = turn === 'given up' ? EVENT.gaveUpTurning : EVENT.granted
    this.log({ ...this.#turning, event })
    this.#turning = {}
  }

  /** Adds a row to the access logs. */
  log(values: Values): bigint {
    const { store, time, deviceId } = this.#options
    const row = { time: time.seconds(), device_id: deviceId, portal_id: 1, ...values }
    return store().create('access_logs', [row])[0] ?? 0n
  }

  async #present(shown: Presented, portal: number): Promise<Outcome> {
    const { store, configuration, faces, enrolment, model, link } = this.#options
    if ('face' in shown && !model.hasFaces) return NOTHING
    const seen = seeing(shown, configuration, model)
    if (enrolment.take(shown, seen)) return { ...NOTHING, decidedBy: 'enrolment' }
    const mode = link.mode()
    const userId = mode === 'enterprise' ? 0n : identified(store(), faces, seen)
    if (userId === null) {
      // The server of a reader that identifies by itself does not hear of it.
      return this.#end({ seen, portal, userId: 0n, event: EVENT.notIdentified, by: 'reader' })
    }
    this.#sendPhoto(shown, seen, portal, userId)
    if (mode === 'standalone' || mode === 'contingency') {
      return this.#byRules(seen, portal, userId)
    }
    const answer = await this.#ask(mode, shown, { seen, portal, userId })
    if (!answer) {
      return this.#end({ seen, portal, userId, event: EVENT.noAnswer, by: 'nobody' })
    }
    return this.#byServer(answer, { seen, portal, userId })
  }

  #byRules(seen: Seen, portal: number, userId: bigint): Outcome {
    const { store, time, doors } = this.#options
    const passes = passesByRules(store(), { userId, portal, at: time.seconds() })
    const opened = passes && doors.open(portal, 'rules')
    const event = passes ? EVENT.granted : EVENT.denied
    return this.#end({ seen, portal, userId, event, by: 'reader', opened })
  }

  async #ask(
    mode: Mode,
    shown: Presented,
    { seen, portal, userId }: { seen: Seen; portal: number; userId: bigint },
  ): Promise<ServerAnswer | null> {
    const { store, faces, link, time, deviceId } = this.#options
    const [user] = store().load('users', { fields: ['name'], where: { users: { id: userId } } })
    return link.ask(
      questionOf(mode, shown, seen, {
        userId,
        userName: String(user?.['name'] ?? ''),
        hasImage: faces.imageOf(userId) !== undefined,
        portal,
        deviceId,
        time: time.seconds(),
        uuid: randomUUID(),
      }),
    )
  }

  #byServer(
    { event, actions, showsImage, userId: told }: ServerAnswer,
    { seen, portal, userId: own }: { seen: Seen; portal: number; userId: bigint },
  ): Outcome {
    const { doors, link } = this.#options
    const userId = own === 0n ? told : own
    if (showsImage) void link.fetchImage(userId)
    const isGranted = event === EVENT.granted
    let opened = false
    if (isGranted) {
      for (const { action, parameters } of actionsOf(actions)) {
        opened = doors.run(action, parameters, 'answer') || opened
      }
    }
    // A code that is neither granted nor pending opens nothing and is noted as denied.
    const noted = isGranted || event === EVENT.pending ? event : EVENT.denied
    return this.#end({ seen, portal, userId, event: noted, by: 'server', opened })
  }

  #end(ending: {
    seen: Seen
    portal: number
    userId: bigint
    event: number
    by: Outcome['decidedBy']
    opened?: boolean
  }): Outcome {
    const { seen, portal, userId, by, opened = false } = ending
    const { model, store, time, doors } = this.#options
    const isGranted = ending.event === EVENT.granted
    // A turnstile is only free: the log of the passage follows when it turns.
    const event = isGranted && opened && model.action === 'catra' ? EVENT.turnPending : ending.event
    const fields = {
      identifier_id: seen.identifierId,
      user_id: userId,
      portal_id: portal,
      card_value: seen.card,
      qrcode_value: seen.qrcode,
      pin_value: seen.pin,
      confidence: seen.confidence,
    }
    const logId = this.log({ ...fields, event })
    if (event === EVENT.turnPending) this.#turning = fields
    if (isGranted) {
      store().modify('users', { last_access: time.seconds() }, { users: { id: userId } })
      if (seen.duress) doors.raise(ALARM.panicPin, portal)
    }
    return { event, userId, logId, opened, decidedBy: by }
  }

  #sendPhoto(shown: Presented, seen: Seen, portal: number, userId: bigint): void {
    const { configuration, tell, deviceId, time } = this.#options
    if (!('face' in shown) || !configuration.isOn('monitor', 'enable_photo_upload')) return
    const image = typeof shown.face === 'string' ? faceImage(shown.face) : shown.face
    tell('access_photo', {
      device_id: deviceId,
      time: time.seconds(),
      portal_id: portal,
      identifier_id: seen.identifierId,
      user_id: userId,
      access_photo: image.toString('base64'),
    })
  }
}
