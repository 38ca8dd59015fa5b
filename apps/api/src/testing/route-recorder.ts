import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { RouteAccess } from '../platform/authentication.ts'
import { takesProof } from '../platform/proof.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

const isMethod = (word: string): word is Method => (methods as readonly string[]).includes(word)

const isAnnouncement = (message: unknown): message is { fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message

/** A route as the router knows it; one that was registered before the session check has no access. */
export type RecordedRoute = {
  method: Method
  url: string
  access: RouteAccess | undefined
  /** Whether it reads a body by a schema. */
  readsBody: boolean
  takesProof: boolean
  /** Whether it raises an alarm: none of its refusals is held or counted. */
  raises: boolean
}

/**
 * Every route of the server that `build` makes, read from the running router: Fastify announces each
 * instance as it is made, before anything is registered on it.
 */
export async function recordRoutes<T>(
  build: () => Promise<T>,
): Promise<{ built: T; routes: RecordedRoute[] }> {
  const routes: RecordedRoute[] = []
  const listen = (message: unknown) => {
    if (!isAnnouncement(message)) return
    message.fastify.addHook('onRoute', ({ method, url, config, schema }) => {
      for (const one of [method].flat()) {
        if (!isMethod(one)) continue
        const takes = takesProof(config ?? {})
        const readsBody = schema?.body !== undefined
        const raises = config?.raises === true
        routes.push({
          method: one,
          url,
          access: config?.access,
          takesProof: takes,
          readsBody,
          raises,
        })
      }
    })
  }
  subscribe('fastify.initialization', listen)
  try {
    return { built: await build(), routes }
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
}
