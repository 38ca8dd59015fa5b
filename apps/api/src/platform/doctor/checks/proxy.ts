import * as z from 'zod/mini'
import { isLoopback } from '../../plain-http.ts'
import type { TrustedProxies } from '../../proxy-settings.ts'
import type { Check, Finding, Installation } from '../check.ts'
import { ok, warning, wrong } from '../check.ts'
import { DOCTOR_HEADER, doctorProof, type SeenCaller, seenCaller } from '../seen-caller.ts'

/** Milliseconds to wait for the server. */
const ANSWER_MS = 5_000

/** An address that no caller has (RFC 5737), which the doctor claims to have. */
const CLAIMED = '203.0.113.77'

const healthy = z.object({ status: z.literal('ok'), seen: z.optional(seenCaller) })

/** The proxies in front against TRUST_PROXY: by the settings alone, and through PUBLIC_URL. */
export const proxyCheck: Check = {
  name: 'proxy',
  async look(installation) {
    return [...lookAtSettings(installation), await lookThrough(installation)]
  },
}

function lookAtSettings({ environment }: Installation): Finding[] {
  const { publicUrl, host, trustProxy } = environment
  const isSecure = new URL(publicUrl).protocol === 'https:'
  if (isSecure && trustProxy === false) {
    return [
      wrong(
        'PUBLIC_URL is https, which only a proxy speaks, but TRUST_PROXY is off: everybody counts as the proxy, and one person’s wrong passwords lock all out. Set it to the address of the proxy.',
      ),
    ]
  }
  if (typeof trustProxy === 'number' && !isLoopback(host)) {
    return [
      warning(
        `TRUST_PROXY is a number and HOST is ${host}: whoever reaches the port past the proxy chooses the address that counts. Name the addresses of the proxies instead.`,
      ),
    ]
  }
  return []
}

async function lookThrough({ environment, secret }: Installation): Promise<Finding> {
  const { publicUrl, trustProxy } = environment
  const answer = await fetch(`${publicUrl}/healthz`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: {
      'x-forwarded-for': CLAIMED,
      ...(secret !== undefined && { [DOCTOR_HEADER]: doctorProof(secret) }),
    },
  }).catch((error: unknown) => unreachable(publicUrl, error))
  if (!(answer instanceof Response)) return answer
  const body = healthy.safeParse(await answer.json().catch(() => null))
  if (answer.status !== 200 || !body.success) {
    return wrong(
      `PUBLIC_URL ${publicUrl} answers /healthz with ${answer.status}, and not as Portaria does: look where the proxy leads.`,
    )
  }
  const { seen } = body.data
  if (seen === undefined) {
    return wrong(
      `The server at PUBLIC_URL ${publicUrl} has another session secret than this one, or is an older release: start the doctor with its settings.`,
    )
  }
  return judge(seen, trustProxy)
}

/** Compares what the server saw with the proxies that it trusts. */
export function judge(
  { address, peer, forwarded }: SeenCaller,
  trustProxy: TrustedProxies,
): Finding {
  const named = forwarded.split(',').map((part) => part.trim())
  const isNamedByProxy = named.some((one) => one !== '' && one !== CLAIMED)
  const isDirect = named.includes(CLAIMED) && !isNamedByProxy
  if (address === CLAIMED) {
    return wrong(
      'Whoever calls chooses the address that counts: TRUST_PROXY trusts more proxies than there are, or a proxy passes X-Forwarded-For on as it came. Let the proxy replace it.',
    )
  }
  if (trustProxy === false) {
    return isNamedByProxy
      ? wrong(
          `A proxy at ${peer} names the callers, but TRUST_PROXY is off: everybody counts as the proxy. Set it to ${peer}.`,
        )
      : ok(`The server is reached directly and saw ${address}.`)
  }
  if (!isNamedByProxy) {
    return wrong(
      `${isDirect ? 'No proxy is on the way to PUBLIC_URL' : `The proxy at ${peer} does not name the callers`}: the server saw ${address} for everybody. Let the proxy set X-Forwarded-For, or set TRUST_PROXY to off.`,
    )
  }
  // On the machine of the proxy itself, the caller is at the proxy's address.
  if (address === peer && !(named.at(-1) === peer && includes(trustProxy, peer))) {
    return wrong(
      `The proxy at ${peer} names the callers, but TRUST_PROXY does not include it: everybody counts as the proxy. Add ${peer}.`,
    )
  }
  return ok(`Through the proxy at ${peer} the server saw this machine as ${address}.`)
}

/** Whether the setting names an address by itself, as one of this machine, or by a number of proxies. */
function includes(trustProxy: Exclude<TrustedProxies, false>, address: string): boolean {
  if (typeof trustProxy === 'number') return true
  return trustProxy.some((one) => one === address || (one === 'loopback' && isLoopback(address)))
}

function unreachable(publicUrl: string, error: unknown): Finding {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = String(Reflect.get(Object(cause), 'code') ?? Reflect.get(Object(cause), 'name'))
  if (/CERT|SELF_SIGNED|ALTNAME/.test(code)) {
    return wrong(
      `The certificate at PUBLIC_URL ${publicUrl} is refused (${code}): browsers refuse it too. Renew it, or give it the name of PUBLIC_URL.`,
    )
  }
  return warning(
    `Nothing answers at PUBLIC_URL ${publicUrl} (${code}): start the server and its proxy, then ask again to have the way checked.`,
  )
}
