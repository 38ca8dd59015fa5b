import { isIP } from 'node:net'
import * as z from 'zod'

/** Proxies in front whose `X-Forwarded-For` counts: their number or their addresses. */
export type TrustedProxies = false | number | readonly string[]

const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Whether a value is `10.0.0.1`, `10.0.0.0/8`, `::1`, or a group of addresses that Fastify knows by
 * name.
 */
function isProxyAddress(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const family = isIP(address)
  if (family === 0) return PROXY_GROUPS.includes(value)
  if (bits === undefined) return true
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
}

/** The setting of proxies from outside. */
export const proxyKnobs = {
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      ([first = '', ...others]) =>
        (others.length === 0 && /^(off|\d{1,2})$/.test(first)) ||
        [first, ...others].every(isProxyAddress),
      'must be off, a number of proxies, or a list of addresses or networks such as loopback,10.0.0.0/8',
    )
    .optional(),
}

/** Reads the proxies in front; without any, no header names a client. */
export function readTrustProxy(parts: readonly string[] = []): TrustedProxies {
  const [first = 'off'] = parts
  if (first === 'off' || first === '0') return false
  return /^\d+$/.test(first) ? Number(first) : parts
}
