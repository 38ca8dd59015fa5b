import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Minutes within which a sign-in at a provider has to be over, with its further steps. */
export const ATTEMPT_MINUTES = 10

/** Limit of a cookie's length: every cookie that this server issues is shorter. */
const LENGTH_MAX = 100

/** A new value of the provider's cookie for a browser without one. */
export const newProviderCookie = (): string => randomBytes(32).toString('base64url')

/** With https no other host of the domain can plant a cookie of this name. */
const nameOf = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Host-portaria_provider' : 'portaria_provider'

/** The browser in which a sign-in at a provider has begun; null for another one. */
export function providerCookieOf(request: FastifyRequest, publicUrl: string): string | null {
  const value = request.cookies[nameOf(publicUrl)]
  return value === undefined || value.length > LENGTH_MAX ? null : value
}

/**
 * Marks the browser in which a sign-in at a provider begins. No script reads the cookie, and the page
 * to which the provider leads back sends it as its own.
 */
export function giveProviderCookie(reply: FastifyReply, value: string, publicUrl: string): void {
  reply.setCookie(nameOf(publicUrl), value, {
    path: '/',
    maxAge: ATTEMPT_MINUTES * 60,
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
  })
}

/**
 * Renews the cookie of a browser in which somebody comes back from a provider: a ticket of a
 * further step counts in this browser only, and until it expires.
 */
export function keepBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): string {
  const value = providerCookieOf(request, publicUrl) ?? newProviderCookie()
  giveProviderCookie(reply, value, publicUrl)
  return value
}
