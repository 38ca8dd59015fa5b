import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Minutes within which a sign-in at a provider has to be over, and what it asks for besides. */
export const ATTEMPT_MINUTES = 10

/** Longer than any cookie that this server issues. */
const LENGTH_MAX = 100

/** The value of a browser's cookie that has none yet. */
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
 * The cookie of a browser in which somebody comes from a provider, given anew: a ticket of what is asked besides
 * counts in this browser alone, and as long as the ticket lasts.
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
