import type { Actor } from '@portaria/contract/actors/actor'
import {
  type NewSubscription,
  newSubscriptionBody,
  type Subscription,
  subscriptionAnswer,
  subscriptionChangeBody,
  subscriptionParams,
  subscriptionsAnswer,
} from '@portaria/contract/modules/notices/push-subscriptions'
import { newId } from '@portaria/contract/value-types/uuid'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ofOnePerson } from '../../platform/api-document/of-one-person.ts'
import { noAnswer } from '../../platform/api-document/operations.ts'
import { actorOf } from '../../platform/authentication.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import { isPublicKey } from '../../platform/push/push-keys.ts'
import {
  changeSubscription,
  type OwnSubscription,
  ownSubscriptions,
  subscribe,
  unsubscribe,
} from '../../platform/push/push-subscriptions.ts'
import { type SecretSeal, secretSeal } from '../../platform/sealed-secret.ts'
import type { ServerTools } from '../../platform/server-tools.ts'

const config = { access: 'signed_in' } as const
const described = (summary: string) => ({ summary, tags: ['push-subscriptions'] })

/** Bytes of the secret that a browser shares with the senders of its messages (RFC 8291). */
const AUTH_BYTES = 16

type PushParts = Pick<ServerTools, 'database' | 'push' | 'secret'>

/**
 * Serves the devices of a person that get push messages: each belongs to one session, and ends with
 * it.
 */
export function pushSubscriptionRoutes(app: FastifyInstance, parts: PushParts): void {
  const { database, push, secret } = parts
  const seal = secretSeal(secret, 'push')
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/push-subscriptions',
    {
      config,
      schema: {
        ...described('List the own devices that get push messages'),
        response: { 200: subscriptionsAnswer },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      const own = await database.onPlatform(actor, (queries) => ownSubscriptions(queries, actor))
      return { data: own.map(answered), public_key: push.publicKey }
    },
  )

  routes.post(
    '/push-subscriptions',
    {
      config,
      schema: {
        ...described('Add this device to those that get push messages'),
        body: newSubscriptionBody,
        response: { 201: subscriptionAnswer },
      },
    },
    async (request, reply) => {
      const data = await register(parts, seal, actorOf(request), request.body)
      return reply.status(201).send({ data })
    },
  )

  routes.patch(
    '/push-subscriptions/:id',
    {
      config,
      schema: {
        ...described('Let the messages of an own device name people, or not'),
        ...ofOnePerson,
        params: subscriptionParams,
        body: subscriptionChangeBody,
        response: { 200: subscriptionAnswer },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      const change = { id: request.params.id, showsNames: request.body.shows_names }
      const changed = await database.onPlatform(actor, (queries) =>
        changeSubscription(queries, actor, change),
      )
      if (changed === undefined) throw problem('not_found')
      return { data: answered(changed) }
    },
  )

  routes.delete(
    '/push-subscriptions/:id',
    {
      config,
      schema: {
        ...described('Remove an own device from those that get push messages'),
        ...ofOnePerson,
        params: subscriptionParams,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const gone = await database.onPlatform(actor, (queries) =>
        unsubscribe(queries, actor, request.params.id),
      )
      if (!gone) throw problem('not_found')
      return reply.status(204).send()
    },
  )
}

/**
 * Throws `not_allowed` for an endpoint of an unknown push service, `invalid_format` for invalid
 * keys.
 */
async function register(
  { database, push }: PushParts,
  seal: SecretSeal,
  actor: Actor,
  { endpoint, keys: { p256dh, auth } }: NewSubscription,
): Promise<Subscription> {
  if (!push.accepts(endpoint)) throw fieldProblem('endpoint', 'not_allowed')
  if (!isPublicKey(p256dh)) throw fieldProblem('keys.p256dh', 'invalid_format')
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES)
    throw fieldProblem('keys.auth', 'invalid_format')
  const device = { id: newId(), target: { endpoint, p256dh, auth }, seal }
  return answered(await database.onPlatform(actor, (queries) => subscribe(queries, actor, device)))
}

function answered({ created_at, ...subscription }: OwnSubscription): Subscription {
  return { ...subscription, created_at: created_at.toISOString() }
}
