import * as z from 'zod/mini'
import { apiComponents, moment } from '../../schemas/api-components.ts'

/** Limit of characters of an endpoint; known services need some hundreds. */
const ENDPOINT_MAX = 1_000

const key = (characters: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(characters))

/**
 * `POST /push-subscriptions`: the browser's `PushSubscription.toJSON()`. The same endpoint is the
 * same device, which belongs to this session from then on.
 */
export const newSubscriptionBody = z.strictObject({
  endpoint: z.string().check(z.minLength(1, 'required'), z.maxLength(ENDPOINT_MAX)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({ p256dh: key(100), auth: key(40) }),
})

/** `PATCH /push-subscriptions/{id}` */
export const subscriptionChangeBody = z.strictObject({
  /** Whether a locked screen may name people. */
  shows_names: z.boolean(),
})

/** `PATCH` and `DELETE /push-subscriptions/{id}` */
export const subscriptionParams = z.strictObject({ id: z.uuid() })

const subscription = z.object({
  id: z.uuid(),
  shows_names: z.boolean(),
  /** Whether it is the device of this session. */
  current: z.boolean(),
  created_at: moment,
})
apiComponents.add(subscription, { id: 'PushSubscription' })

/** The answer of `GET /push-subscriptions`; browsers subscribe with the public key (RFC 8292). */
export const subscriptionsAnswer = z.object({
  data: z.array(subscription),
  public_key: z.string(),
})

/** The answer of registering or changing a device. */
export const subscriptionAnswer = z.object({ data: subscription })

export type NewSubscription = z.output<typeof newSubscriptionBody>
export type Subscription = z.output<typeof subscription>
export type SubscriptionsAnswer = z.output<typeof subscriptionsAnswer>
