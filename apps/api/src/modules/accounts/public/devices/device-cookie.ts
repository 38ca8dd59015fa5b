import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_DAYS } from './known-devices.ts'

const NAME = 'portaria_device'

/** The name with https: no other host of the domain can plant a cookie of this name. */
const HTTPS_NAME = '__Host-portaria_device'

/** Limit of a cookie's length: every cookie that this server issues is shorter. */
const LENGTH_MAX = 100

/** The value of the browser's cookie; null without one. */
export function deviceCookieOf(request: FastifyRequest): string | null {
  // A browser that signed in before the longer name has the other one.
  const value = request.cookies[HTTPS_NAME] ?? request.cookies[NAME]
  return value === undefined || value.length > LENGTH_MAX ? null : value
}

/**
 * Sets the cookie that identifies the browser at its next sign-in. It authorises nothing: every
 * call but signing in needs its bearer token, so another site that makes a browser send the cookie
 * gains nothing. No script reads it, and no other site's page sends it.
 */
export function giveDeviceCookie(reply: FastifyReply, value: string, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:')
  reply.setCookie(secure ? HTTPS_NAME : NAME, value, {
    path: secure ? '/' : '/api/v1',
    maxAge: DEVICE_DAYS * 24 * 3600,
    httpOnly: true,
    sameSite: 'strict',
    secure,
  })
}
