import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Origin } from '../account/account.ts'
import { deviceCookieOf } from '../devices/device-cookie.ts'
import { providerCookieOf } from '../devices/provider-cookie.ts'

/** The routes of signing in, with bodies and answers typed by their schemas. */
export const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()

export type App = ReturnType<typeof typed>

/** A route's description in the API's document. */
export const described = (summary: string) => ({ summary, tags: ['sign-in'] })

export function originOf(request: FastifyRequest): Origin {
  // Long enough for any browser's cookie.
  const userAgent = request.headers['user-agent']?.slice(0, 500) ?? null
  return { address: request.ip, userAgent, requestId: request.id, cookie: deviceCookieOf(request) }
}

/** The same with the browser to which tickets of a provider's sign-in were given. */
export const originIn = (request: FastifyRequest, publicUrl: string): Origin => ({
  ...originOf(request),
  browser: providerCookieOf(request, publicUrl),
})
