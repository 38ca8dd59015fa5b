import type { Reply } from './command.ts'
import type { Configuration } from './configuration.ts'
import type { Faults, Firmware } from './faults.ts'
import { type OutgoingCalls, urlBelow } from './outgoing-calls.ts'
import type { SimulatorClock } from './reader-clock.ts'
import { fieldsOf, parseWide, writeWide } from './wide-json.ts'

/** A command handed out by a server. */
export type PushedCommand = {
  readonly endpoint: string
  readonly body: Buffer
  readonly queryString: string
  readonly contentType: string
}

export type PushLinkOptions = {
  readonly configuration: Configuration
  readonly calls: OutgoingCalls
  readonly clock: SimulatorClock
  readonly deviceId: bigint
  readonly parameter: Firmware['pushParameter']
  readonly happens: (fault: keyof Faults) => boolean
  readonly carryOut: (command: PushedCommand) => Promise<Reply>
}

type Result = { readonly response: unknown } | { readonly error: unknown }

/** Asks a server for commands, carries them out and tells their results (devices §18). */
export class PushLink {
  readonly #options: PushLinkOptions
  #cancel: (() => void) | undefined
  /** Steps with each change of the settings, so that an older round ends. */
  #round = 0

  constructor(options: PushLinkOptions) {
    this.#options = options
  }

  /** Begins anew with the settings that were just written. */
  renew(): void {
    this.stop()
    if (this.#address() !== '') this.#later(0)
  }

  stop(): void {
    this.#round += 1
    this.#cancel?.()
    this.#cancel = undefined
  }

  #address = () => this.#options.configuration.text('push_server', 'push_remote_address')

  #later(ms: number): void {
    const round = this.#round
    this.#cancel = this.#options.clock.after(ms, () => void this.#ask(round))
  }

  async #ask(round: number): Promise<void> {
    const { configuration, calls, deviceId, parameter } = this.#options
    const reply = await calls.send({
      method: 'GET',
      url: urlBelow(this.#address(), `push?${parameter}=${deviceId}`),
      timeoutMs: configuration.number('push_server', 'push_request_timeout'),
    })
    if (round !== this.#round) return
    const given = reply?.status === 200 ? readGiven(reply.body) : null
    if (given) await this.#answer(await this.#carryOut(given))
    if (round !== this.#round) return
    const seconds = configuration.number('push_server', 'push_request_period')
    // After a command it asks again at once.
    this.#later(given ? 0 : seconds * 1_000)
  }

  async #carryOut(given: Readonly<Record<string, unknown>>): Promise<object> {
    const { transactions } = given
    if (!Array.isArray(transactions)) return this.#result(given)
    const results: object[] = []
    for (const one of transactions.map(fieldsOf)) {
      const result = await this.#result(one)
      const success = 'response' in result
      results.push({
        transactionid: one['transactionid'],
        success,
        response: success ? result.response : result.error,
      })
    }
    return { transactions_results: results }
  }

  async #result(given: Readonly<Record<string, unknown>>): Promise<Result> {
    const { endpoint, body, queryString, contentType } = given
    const text = typeof body === 'string' ? body : writeWide(body ?? {})
    const { status = 200, body: reply = '' } = await this.#options.carryOut({
      endpoint: typeof endpoint === 'string' ? endpoint : '',
      body: Buffer.from(text),
      queryString: typeof queryString === 'string' ? queryString : '',
      contentType: typeof contentType === 'string' ? contentType : 'application/json',
    })
    const told = Buffer.isBuffer(reply) ? reply.toString('base64') : reply
    return status < 300 ? { response: told } : { error: told }
  }

  async #answer(result: object): Promise<void> {
    const { configuration, calls, happens } = this.#options
    if (happens('lostPushResult')) return
    await calls.send({
      url: urlBelow(this.#address(), 'result'),
      body: writeWide(result),
      type: 'application/json',
      timeoutMs: configuration.number('push_server', 'push_request_timeout'),
    })
  }
}

/** Reads what a server hands out; null for nothing. */
function readGiven(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const given = fieldsOf(parseWide(text))
    return 'endpoint' in given || 'transactions' in given ? given : null
  } catch {
    return null
  }
}
