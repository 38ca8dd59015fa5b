import { type ClientRequest, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import webPush from 'web-push'
import { isPrivateLiteral, notPublic, publicLookup } from '../outbound/public-lookup.ts'
import { ReceiverBusy, shareReceivers } from '../outbound/receivers.ts'
import { nameResolver, type ResolveName } from '../resolve-name.ts'
import type { ServerSecret } from '../secrets/server-secret.ts'
import { isPushEndpoint, type PushPlaces } from './push-hosts.ts'
import { pushKeys } from './push-keys.ts'

/** The endpoint of a device, and the keys that encrypt for it alone (RFC 8291). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** The content that the service worker shows; encrypted on the way. */
export type PushContent = {
  title: string
  text: string
  /** The page that opens when the message is pressed. */
  page: string
  /** A later message of the same tag replaces the earlier one. */
  tag: string
  language: string
  direction: 'ltr' | 'rtl'
  /** The person's unread items, for the badge on the app's icon; 99 at most. */
  unread?: number
}

export type PushOptions = {
  /** Seconds after which the service discards it. */
  ttlS: number
  urgency: 'high' | 'normal' | 'low'
  /**
   * Whether it belongs to an alert: those have a share of each push service that no other message
   * uses.
   */
  isOfAlert?: boolean
}

/** `gone`: the subscription is over. `refused`: this message will never be accepted. */
export type Pushed = 'sent' | 'gone' | 'refused'

export type PushSender = {
  /** The public key that browsers subscribe with. */
  readonly publicKey: string
  /** Whether messages may be sent to an endpoint. */
  accepts(endpoint: string): boolean
  /**
   * Whether its push service already has as many open exchanges as it may, so that `send` would
   * throw.
   */
  isBusy(endpoint: string, options: Pick<PushOptions, 'isOfAlert'>): boolean
  /** Throws a `PushError` if the service could not accept it now: a later attempt may succeed. */
  send(target: PushTarget, content: PushContent, options: PushOptions): Promise<Pushed>
}

/**
 * The push service could not accept a message. The error does not name the endpoint, which is a
 * secret of the device.
 */
export class PushError extends Error {
  override name = 'PushError'
}

/** Milliseconds for a whole exchange. */
const ANSWER_MS = 10_000

/**
 * Limits of open exchanges with one push service: about half of the workers that send
 * (`inbox-tasks.ts`, `panic-tasks.ts`).
 */
const ORDINARY_SHARE = { most: 8, whileSilent: 2 }
const ALERT_SHARE = { most: 6, whileSilent: 3 }

/** Limit of characters of a text: a whole message must fit into 4,096 bytes. */
const TEXT_MAX = 400

type Options = PushPlaces & {
  /** The server's secret, from which the keys are derived. */
  secret: ServerSecret
  /** The origin that people type, given to push services as a contact. */
  publicUrl: string
  /** Resolves a name; by the name servers unless given. */
  resolve?: ResolveName
}

/** Sends push messages, to known services alone (`push-hosts.ts`). */
export function openPush({
  secret,
  publicUrl,
  resolve = nameResolver(),
  ...places
}: Options): PushSender {
  const keys = pushKeys(secret)
  const isSecure = publicUrl.startsWith('https:')
  // Push services require an address that could exist; one on this machine could not.
  const subject = isSecure ? publicUrl : 'mailto:no-reply@portaria.example'
  const vapidDetails = { subject, ...keys }
  const ofAlerts = shareReceivers(ALERT_SHARE)
  const ordinary = shareReceivers(ORDINARY_SHARE)
  const serviceOf = (endpoint: string) => new URL(endpoint).origin

  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => isPushEndpoint(endpoint, places),
    isBusy: (endpoint, { isOfAlert = false }) =>
      !(isOfAlert ? ofAlerts : ordinary).hasRoom(serviceOf(endpoint)),
    async send({ endpoint, p256dh, auth }, content, { ttlS, urgency, isOfAlert = false }) {
      // The operator may have removed the service from the list meanwhile.
      if (!isPushEndpoint(endpoint, places)) return 'gone'
      const payload = JSON.stringify({ ...content, text: shortened(content.text) })
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        { vapidDetails, TTL: ttlS, urgency, contentEncoding: 'aes128gcm' },
      )
      const status = await (isOfAlert ? ofAlerts : ordinary)
        .exchange(serviceOf(endpoint), () =>
          post(endpoint, headers, body, publicLookup(resolve, places), places),
        )
        .catch((error: unknown) => {
          throw error instanceof ReceiverBusy ? busyService() : error
        })
      return outcomeOf(status)
    },
  }
}

function shortened(text: string): string {
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX).toWellFormed()}…` : text
}

/** Makes the error for a push service that already has as many open exchanges as it may. */
export function busyService(): PushError {
  return new PushError('a push service has its share of messages')
}

function outcomeOf(status: number): Pushed {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new PushError(`a push service answered ${status}`)
  return 'refused'
}

/** Posts a message and returns the status; redirects are not followed. */
function post(
  endpoint: string,
  headers: Record<string, unknown>,
  body: Buffer | null,
  lookup: LookupFunction,
  places: PushPlaces,
): Promise<number> {
  const url = new URL(endpoint)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(new PushError(`a push service: ${codeOf(error)}`))
    if (isPrivateLiteral(url, places)) {
      fail(notPublic())
      return
    }
    const call: ClientRequest = send(
      url,
      {
        method: 'POST',
        headers: headers as Record<string, string>,
        lookup,
        signal: AbortSignal.timeout(ANSWER_MS),
        agent: false,
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    call.on('error', fail)
    call.end(body ?? undefined)
  })
}

/** Returns a code such as `ECONNREFUSED`; an endpoint stays out of logs. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : error.name
}
