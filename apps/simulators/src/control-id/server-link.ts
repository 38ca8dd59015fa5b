import type { Configuration } from './configuration.ts'
import type { ObjectStore } from './object-store.ts'
import { type OutgoingCalls, urlBelow } from './outgoing-calls.ts'
import type { SimulatorClock } from './reader-clock.ts'
import { fieldsOf, integerOf, parseWide } from './wide-json.ts'

export type Mode = 'standalone' | 'pro' | 'enterprise' | 'contingency'

/** A server's answer to a question. */
export type ServerAnswer = {
  readonly event: number
  readonly userId: bigint
  readonly actions: unknown
  readonly message: string
  /** Whether the reader should fetch the picture of a user to show it. */
  readonly showsImage: boolean
}

/** A question, without the address of the server. */
export type Question = {
  readonly path: string
  readonly body: string | Buffer
  readonly type: string
}

export type ServerLinkOptions = {
  readonly configuration: Configuration
  readonly store: () => ObjectStore
  readonly calls: OutgoingCalls
  readonly clock: SimulatorClock
  /** Milliseconds between two calls of a reader that looks for its server. */
  readonly lookMs: number
  readonly repeatsQuestions: boolean
  readonly onMode: (mode: Mode) => void
}

export const FORM = 'application/x-www-form-urlencoded'

/** The server that decides for a reader, and the reader's belief that it is there (devices §14). */
export class ServerLink {
  readonly #options: ServerLinkOptions
  #misses = 0
  #isAway = false
  #told: Mode = 'standalone'
  #cancelAlive: (() => void) | undefined

  constructor(options: ServerLinkOptions) {
    this.#options = options
  }

  mode(): Mode {
    const { configuration } = this.#options
    if (!configuration.isOn('general', 'online')) return 'standalone'
    if (this.#isAway) return 'contingency'
    return configuration.isOn('general', 'local_identification') ? 'pro' : 'enterprise'
  }

  /** Begins anew with the settings that were just written. */
  renew(): void {
    this.#misses = 0
    this.#isAway = false
    this.stop()
    this.#tellMode()
  }

  stop(): void {
    this.#cancelAlive?.()
    this.#cancelAlive = undefined
  }

  /** Looks for the server again after the power came back. */
  resume(): void {
    if (this.#isAway) this.#lookAgain()
  }

  /** Puts a question; null for a miss. */
  async ask(question: Question): Promise<ServerAnswer | null> {
    const most = this.#mostAttempts()
    const tries = this.#options.repeatsQuestions ? most : 1
    for (let put = 0; put < tries; put += 1) {
      const answer = answerOf(await this.#send(question))
      if (answer) {
        this.#misses = 0
        return answer
      }
      this.#misses += 1
    }
    if (this.#misses >= most) this.#leave()
    return null
  }

  /** Tells the server something that it need not answer. */
  async tell(question: Question): Promise<void> {
    if (this.mode() === 'pro' || this.mode() === 'enterprise') await this.#send(question)
  }

  /** Fetches the picture of a user from the server, as a reader does to show it. */
  async fetchImage(userId: bigint): Promise<void> {
    const url = this.#url(`user_get_image.fcgi?user_id=${userId}`)
    if (url === null) return
    await this.#options.calls.send({ method: 'GET', url, timeoutMs: this.#timeoutMs() })
  }

  #mostAttempts = () =>
    Math.max(1, this.#options.configuration.number('online_client', 'max_request_attempts'))
  #timeoutMs = () => this.#options.configuration.number('online_client', 'request_timeout')

  #url(path: string): string | null {
    const { configuration, store } = this.#options
    const id = integerOf(configuration.text('online_client', 'server_id'))
    if (id === null) return null
    const [device] = store().load('devices', { fields: ['ip'], where: { devices: { id } } })
    const address = String(device?.['ip'] ?? '')
    return address === '' ? null : urlBelow(address, path)
  }

  async #send({ path, body, type }: Question) {
    const url = this.#url(path)
    if (url === null) return null
    return this.#options.calls.send({ url, body, type, timeoutMs: this.#timeoutMs() })
  }

  #leave(): void {
    if (this.#isAway) return
    this.#isAway = true
    this.#tellMode()
    this.#lookAgain()
  }

  #lookAgain(): void {
    this.stop()
    this.#cancelAlive = this.#options.clock.after(this.#options.lookMs, () => void this.#look())
  }

  async #look(): Promise<void> {
    const reply = await this.#send({ path: 'device_is_alive.fcgi', body: '', type: FORM })
    if (!this.#isAway) return
    if (reply?.status === 200) this.renew()
    else this.#lookAgain()
  }

  #tellMode(): void {
    const mode = this.mode()
    if (mode === this.#told) return
    this.#told = mode
    this.#options.onMode(mode)
  }
}

/** Reads an answer; anything else than a result with an event is a miss. */
function answerOf(reply: { status: number; body: string } | null): ServerAnswer | null {
  if (!reply || reply.status < 200 || reply.status >= 300) return null
  try {
    const result = fieldsOf(fieldsOf(parseWide(reply.body))['result'])
    const event = integerOf(result['event'])
    if (event === null) return null
    const { actions, message, user_image: image } = result
    return {
      event: Number(event),
      userId: integerOf(result['user_id']) ?? 0n,
      actions,
      message: typeof message === 'string' ? message : '',
      showsImage: image === true,
    }
  } catch {
    return null
  }
}
