import { setImmediate } from 'node:timers/promises'
import type { Actor } from '@portaria/contract/actors/actor'
import { systemActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { authenticate } from './authentication.ts'
import { handleErrors } from './error-handler.ts'
import { problem } from './problem.ts'
import type { RefusalTrail } from './refusal-trail.ts'
import { REFUSED_CALLS, type RefusedCallLimits, refusedCalls } from './refused-calls.ts'
import type { SessionGuard } from './sessions/session-guard.ts'

const trail: RefusalTrail = { note: () => undefined, flush: () => Promise.resolve() }

/** Three refusals in ten minutes, each answered at once. */
const few: RefusedCallLimits = { ...REFUSED_CALLS, share: { free: 3, windowMs: 600_000 } }

let app: FastifyInstance
/** The refused parties, in order. */
const parties: string[] = []

/** The number of calls that reached their route. */
let reached: number

/** A token is the person's name; 'ended' is the token of a session that has ended. */
const guard = {
  actorOf: ({ token }: { token: string | null }): Promise<Actor> =>
    token === null || token === 'ended' || token === 'wrong'
      ? Promise.reject(problem('unauthenticated'))
      : Promise.resolve({ ...systemActor('test', newId()), role: 'sindico', userId: token }),
  sessionOf: (token: string | null) => Promise.resolve(token === 'ended' ? 'session' : null),
}

beforeEach(async () => {
  reached = 0
  app = Fastify()
  const refused = refusedCalls(few)
  handleErrors(app, {
    demandProof: () => Promise.reject(problem('internal')),
    refusals: trail,
    pace: { due: async () => 'answer', close: () => undefined },
    refused: {
      ...refused,
      due(party) {
        parties.push(party)
        return refused.due(party)
      },
    },
  })
  app.addHook('onClose', async () => refused.close())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is called
  authenticate(app, guard as unknown as SessionGuard, trail, { refused })
  const config = { access: 'signed_in' } as const
  const missing = async () => {
    reached += 1
    throw problem('not_found')
  }
  app.get('/missing', { config }, missing)
  app.get('/there', { config }, async () => ({}))
  app.get('/alarm', { config: { ...config, lane: 'panic' } }, async () => ({}))
  app.get('/refused-alarm', { config: { ...config, lane: 'panic', raises: true } }, missing)
  app.get('/stream', { config: { ...config, lasts: true } }, async () => ({}))
  app.get('/open', { config: { access: 'public' } }, missing)
  await app.ready()
})
afterEach(() => app.close())

const call = async (url: string, token: string | null, remoteAddress = '192.0.2.1') => {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  const answer = await app.inject({ url, headers, remoteAddress })
  const body: unknown = answer.json()
  return { status: answer.statusCode, headers: answer.headers, body }
}

async function spend(url: string, token: string | null, status = 404): Promise<void> {
  for (let nth = 0; nth < 3; nth += 1) expect((await call(url, token)).status).toBe(status)
}

test('refuses a party with too many refusals before anything is looked up, and says why', async () => {
  await spend('/missing', 'ana')
  const { status, headers, body } = await call('/missing', 'ana')
  expect([status, headers['retry-after']]).toEqual([429, '600'])
  expect(body).toMatchObject({ code: 'throttled', limit: 'refusals', retry_after: 600 })
  expect(reached).toBe(3)
  expect((await call('/there', 'ana')).status).toBe(429)
  // Others are not refused, even at the same address.
  expect((await call('/missing', 'bia')).status).toBe(404)
})

test('refuses neither alarms nor streams of that person', async () => {
  await spend('/missing', 'ana')
  for (const url of ['/alarm', '/stream']) expect((await call(url, 'ana')).status).toBe(200)
  expect((await call('/refused-alarm', 'ana')).status).toBe(404)
})

test('does not count the refusals of an alarm', async () => {
  await spend('/refused-alarm', 'ana')
  expect((await call('/there', 'ana')).status).toBe(200)
})

test('counts a caller without a session by network, and still lets them sign in', async () => {
  await spend('/there', 'wrong', 401)
  for (const token of ['wrong', null]) expect((await call('/there', token)).status).toBe(429)
  expect((await call('/nowhere', null)).status).toBe(429)
  expect((await call('/there', null, '192.0.2.2')).status).toBe(401)
  expect((await call('/open', null)).status).toBe(404)
  // An ended session is told to renew, and a live one continues.
  expect((await call('/there', 'ended')).status).toBe(401)
  expect((await call('/there', 'ana')).status).toBe(200)
})

test('tells a person to renew a session without waiting for others on the network', async () => {
  parties.length = 0
  await call('/there', 'wrong')
  await call('/there', 'ended')
  expect(parties).toEqual(['192.0.2.1', 'session'])
})

test('delays refusals past the first, and leaves those past the limit unanswered', async () => {
  const pace = { ...few.pace, burst: 1, everyMs: 60_000, longestMs: 60_000, held: 1 }
  const refused = refusedCalls({ ...few, pace })
  expect(await refused.due('ana')).toBe('answer')
  const second = Promise.race([refused.due('ana'), setImmediate('held')])
  expect(await second).toBe('held')
  expect(await refused.due('ana')).toBe('end')
  expect(await refused.due('bia')).toBe('answer')
  refused.close()
})
