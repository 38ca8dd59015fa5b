import { setImmediate } from 'node:timers/promises'
import type { Actor } from '@portaria/contract/actors/actor'
import { systemActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { authenticate } from './authentication.ts'
import { handleErrors } from './error-handler.ts'
import type { RefusalTrail } from './refusal-trail.ts'
import { refusedCalls } from './refused-calls.ts'
import type { SessionGuard } from './sessions/session-guard.ts'

const trail: RefusalTrail = { note: () => undefined, flush: () => Promise.resolve() }

/** Opens a server on which each call waits until told to end; a token is the person's name. */
async function opened(callsAtOnce: number) {
  const tenantId = newId()
  const actorOf = ({ token }: { token: string | null }): Promise<Actor> =>
    Promise.resolve({ ...systemActor('test', tenantId), role: 'sindico', userId: token })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is called
  const guard = { actorOf } as unknown as SessionGuard
  const app = Fastify()
  handleErrors(app)
  authenticate(app, guard, trail, { callsAtOnce, refused: refusedCalls() })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const config = { access: 'signed_in' } as const
  const slow = async () => {
    await ended
    return {}
  }
  app.get('/slow', { config }, slow)
  app.get('/alarm', { config: { ...config, lane: 'panic' } }, () => ({}))
  app.get('/stream', { config: { ...config, lasts: true } }, slow)
  await app.ready()
  // Sent at once: `inject` sends nothing until its promise is awaited.
  const call = (url: string, person: string) =>
    Promise.resolve(app.inject({ url, headers: { authorization: `Bearer ${person}` } }))
  return { call, end, close: () => app.close() }
}

test('refuses calls past the limit of one person at once, with a reason', async () => {
  const { call, end, close } = await opened(3)
  const asked = [0, 1, 2].map(() => call('/slow', 'ana'))
  await setImmediate()
  const further = call('/slow', 'ana')
  const late = (async () => {
    for (let turn = 0; turn < 100; turn += 1) await setImmediate()
    return null
  })()
  const refused = await Promise.race([further, late])
  if (refused === null) throw new Error('it waits for the others')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  expect(refused.json()).toMatchObject({ code: 'unavailable', limit: 'person', retry_after: 2 })
  // Neither other people's requests nor alarms and streams of the same person count.
  expect((await call('/alarm', 'ana')).statusCode).toBe(200)
  const others = [call('/slow', 'bia'), call('/stream', 'ana')]
  end()
  for (const one of await Promise.all([...asked, ...others])) expect(one.statusCode).toBe(200)
  expect((await call('/slow', 'ana')).statusCode).toBe(200)
  await close()
})
