import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isLoopback } from '../plain-http.ts'
import { nameResolver, type ResolveName } from '../resolve-name.ts'
import { isPrivateLiteral, notPublic, publicLookup } from './public-lookup.ts'

/** The part of `fetch` that a call to another service needs. */
export type GuardedFetch = (address: string | URL, options?: GuardedOptions) => Promise<Response>

export type GuardedOptions = {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | URLSearchParams | null
}

/**
 * The reason why a call was not made, or its answer not accepted; without the address, which may
 * hold a secret.
 */
export class GuardedFetchError extends Error {
  override name = 'GuardedFetchError'
}

export type FetchGuard = {
  /** Whether an origin is approved by the operator, or by a service that the operator named. */
  approves: (origin: string) => boolean
  /** Whether this machine may be called, and by plain http: with the demonstration's data and in tests. */
  loopback: boolean
  /** Resolves a name; by the name servers unless given. */
  resolve?: ResolveName
  /** Milliseconds for a whole exchange. */
  answerMs?: number
}

const ANSWER_MS = 5_000

/** Byte limit of an answer. */
export const ANSWER_BYTES = 2 ** 20

/** Statuses whose answers have no body: `Response` accepts none for them. */
const WITHOUT_BODY = [204, 205, 304]

/**
 * Makes a `fetch` for services that an operator named: https, to approved origins at public addresses,
 * within five seconds and a megabyte; redirects are not followed. Throws a `GuardedFetchError`.
 */
export function guardedFetch(guard: FetchGuard): GuardedFetch {
  const { approves, loopback, resolve = nameResolver(), answerMs = ANSWER_MS } = guard
  const lookup = publicLookup(resolve, { loopback })
  return async (address, { method = 'GET', headers = {}, body = null } = {}) => {
    const url = new URL(address)
    const ofMachine = loopback && isLoopback(url.hostname)
    if (url.protocol !== 'https:' && !(ofMachine && url.protocol === 'http:'))
      throw new GuardedFetchError('the address is not https')
    if (url.username !== '' || url.password !== '' || !approves(url.origin))
      throw new GuardedFetchError('the origin is not approved')
    if (isPrivateLiteral(url, { loopback })) throw new GuardedFetchError(notPublic().message)
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const late = AbortSignal.timeout(answerMs)
    try {
      const answer = await new Promise<IncomingMessage>((done, failed) => {
        const call = send(url, { method, headers, lookup, signal: late, agent: false }, done)
        call.on('error', failed)
        call.end(body === null ? undefined : String(body))
      })
      const bytes = await readBytes(answer)
      const status = answer.statusCode ?? 0
      return new Response(WITHOUT_BODY.includes(status) ? null : bytes, {
        status,
        headers: headersOf(answer),
      })
    } catch (error) {
      if (error instanceof GuardedFetchError) throw error
      throw new GuardedFetchError(`the service could not be reached: ${codeOf(error)}`)
    }
  }
}

/** Reads an answer; closes it as soon as there are too many bytes. */
async function readBytes(answer: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > ANSWER_BYTES) {
      answer.destroy()
      throw new GuardedFetchError('the service answers too much')
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value)
  return headers
}

/** Returns a code such as `ECONNREFUSED`, or a name such as `AbortError`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : error.name
}
