import { answer, CommandError, type Commands, type Reply, readFields } from './command.ts'
import { faceImage } from './face-image.ts'
import type { Faces } from './faces.ts'
import type { ObjectStore } from './object-store.ts'
import type { Presented, Seen } from './presentation.ts'
import type { ReaderTime, SimulatorClock } from './reader-clock.ts'
import { integerOf } from './wide-json.ts'

export type EnrolmentOptions = {
  readonly store: () => ObjectStore
  readonly faces: Faces
  readonly clock: SimulatorClock
  readonly time: ReaderTime
  readonly deviceId: bigint
  readonly tell: (kind: string, body: Readonly<Record<string, unknown>>) => void
}

const KINDS = ['face', 'card', 'pin', 'password', 'biometry'] as const
type Kind = (typeof KINDS)[number]
/** The kinds of the monitor by which a result is told. */
const TOLD_AS: Readonly<Record<Kind, string>> = {
  face: 'user_image',
  card: 'card',
  pin: 'pin',
  password: 'password',
  biometry: 'template',
}
/** Milliseconds for which a reader waits for the person. */
const WAIT_MS = 60_000

type Waiting = {
  readonly kind: Kind
  readonly userId: bigint
  readonly save: boolean
  readonly end: (result: Readonly<Record<string, unknown>>) => void
}

/** Enrolment at the reader: it waits for a person to show something (devices §15). */
export class Enrolment {
  readonly #options: EnrolmentOptions
  #waiting: Waiting | undefined

  constructor(options: EnrolmentOptions) {
    this.#options = options
  }

  /** What the reader waits for, if it does. */
  waitsFor = (): Kind | undefined => this.#waiting?.kind

  /** Takes what a person shows; false where the reader does not wait for such a thing. */
  take(shown: Presented, seen: Seen): boolean {
    const waiting = this.#waiting
    if (!waiting) return false
    const { kind, userId, save, end } = waiting
    const matches = kind === seen.kind || (kind === 'password' && seen.kind === 'pin')
    if (!matches) return false
    if (kind === 'face' && 'face' in shown) end(this.#face(shown.face, seen, waiting))
    else {
      const [field, value, object] =
        seen.kind === 'card'
          ? (['card_value', seen.card, 'cards'] as const)
          : (['pin_value', seen.pin, 'pins'] as const)
      try {
        if (save && kind !== 'password') {
          this.#options.store().create(object, [{ value, user_id: userId }])
        }
        end({ success: true, user_id: userId, [field]: value })
      } catch (error) {
        end({ success: false, user_id: userId, error: String(error) })
      }
    }
    return true
  }

  cancel(): void {
    this.#waiting?.end({ success: false, error: 'CANCELED' })
  }

  commands: Commands = {
    remote_enroll: (call) => {
      const { type, user_id: user, save, sync } = readFields(call)
      const kind = KINDS.find((one) => one === type)
      if (!kind) throw new CommandError(400, 'Invalid type')
      if (this.#waiting) throw new CommandError(400, 'Enrollment in progress')
      const wait = this.#begin(kind, integerOf(user) ?? 0n, save === true)
      // The documented default holds the request for as long as the person takes.
      if (sync !== false) return wait
      return answer({})
    },
    cancel_remote_enroll: () => {
      this.cancel()
      return answer({})
    },
  }

  #begin(kind: Kind, userId: bigint, save: boolean): Promise<Reply> {
    const { clock, time, deviceId, tell } = this.#options
    return new Promise((done) => {
      const end = (result: Readonly<Record<string, unknown>>) => {
        cancelTime()
        this.#waiting = undefined
        done(answer(result))
        tell(TOLD_AS[kind], { type: kind, ...result, device_id: deviceId, time: time.seconds() })
      }
      const cancelTime = clock.after(WAIT_MS, () => end({ success: false, error: 'TIMEOUT' }))
      this.#waiting = { kind, userId, save, end }
    })
  }

  #face(face: string | Buffer, seen: Seen, { userId, save }: Waiting) {
    const { faces, time } = this.#options
    const image = typeof face === 'string' ? faceImage(face) : face
    const [other] = faces.ownersOf(seen.person).filter((owner) => owner !== userId)
    if (other !== undefined) {
      return { success: false, user_id: userId, error: 'FACE_EXISTS', match_user_id: other }
    }
    const timestamp = BigInt(time.seconds())
    const { success, errors } = save
      ? faces.set(userId, { timestamp, image }, true)
      : faces.test(image)
    if (!success) return { success, user_id: userId, error: errors[0]?.message ?? '' }
    return { success, user_id: userId, user_image: image.toString('base64') }
  }
}
