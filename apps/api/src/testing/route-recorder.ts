import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { RouteAccess } from '../platform/authentication.ts'

/** A route as the router knows it; one that was registered before the session check has no access. */
export type RecordedRoute = { method: string; url: string; access: RouteAccess | undefined }

/**
 * Every route of the server that `build` makes, read from the running router: Fastify announces each
 * instance as it is made, before anything is registered on it.
 */
export async function recordRoutes<T>(
  build: () => Promise<T>,
): Promise<{ built: T; routes: RecordedRoute[] }> {
  const routes: RecordedRoute[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, config }) => {
      for (const one of [method].flat()) routes.push({ method: one, url, access: config?.access })
    })
  }
  subscribe('fastify.initialization', listen)
  try {
    return { built: await build(), routes }
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
}
