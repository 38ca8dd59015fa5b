import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Origin } from '../account/account.ts'
import { deviceCookieOf, giveDeviceCookie } from '../devices/device-cookie.ts'
import { providerCookieOf } from '../devices/provider-cookie.ts'
import type { SignedIn } from './sign-in-part.ts'

/** Routes with bodies and answers typed by their schemas. */
const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()

export type App = ReturnType<typeof typed>

/** Registers routes that read the cookies of browsers in which people sign in. */
export function withCookies(api: FastifyInstance, register: (app: App) => void): void {
  api.register(async (scope) => {
    await scope.register(cookie)
    register(typed(scope))
  })
}

/** Answers a sign-in, and makes the browser known. */
export function answered<Answer>(
  reply: FastifyReply,
  { answer, device }: SignedIn<Answer>,
  publicUrl: string,
): Answer {
  giveDeviceCookie(reply, device, publicUrl)
  return answer
}

/** A route's description in the API's document. */
export const described = (summary: string) => ({ summary, tags: ['sign-in'] })

export function originOf(request: FastifyRequest): Origin {
  // Long enough for any browser's cookie.
  const userAgent = request.headers['user-agent']?.slice(0, 500) ?? null
  return { address: request.ip, userAgent, requestId: request.id, cookie: deviceCookieOf(request) }
}

/**
 * Returns the origin of a request, with the browser to which tickets of a provider's sign-in were
 * given.
 */
export const originIn = (request: FastifyRequest, publicUrl: string): Origin => ({
  ...originOf(request),
  browser: providerCookieOf(request, publicUrl),
})
