import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { providerCookieOf } from '../identities/provider-cookie.ts'
import { deviceCookieOf } from '../sessions/device-cookie.ts'
import type { Origin } from './account.ts'

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
