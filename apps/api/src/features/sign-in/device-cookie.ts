import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_DAYS } from './known-devices.ts'

const NAME = 'portaria_device'

/** Longer than any that this server gave. */
const LENGTH_MAX = 100

/** What the browser's cookie says; null where it has none. */
export function deviceCookieOf(request: FastifyRequest): string | null {
  const value = request.cookies[NAME]
  return value === undefined || value.length > LENGTH_MAX ? null : value
}

/**
 * Gives the browser the cookie that it is known by at the next sign-in. It authorises nothing: every
 * call but signing in goes by its bearer token, so another site that makes a browser send the cookie
 * gains nothing by it; no script reads it, and no other site's page sends it.
 */
export function giveDeviceCookie(reply: FastifyReply, value: string, publicUrl: string): void {
  reply.setCookie(NAME, value, {
    path: '/api/v1',
    maxAge: DEVICE_DAYS * 24 * 3600,
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
  })
}
