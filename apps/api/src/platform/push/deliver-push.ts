import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AppDatabase } from '../database/app-database.ts'
import type { TenantContext } from '../database/tenant-context.ts'
import { type SecretSeal, secretSeal } from '../sealed-secret.ts'
import type { ServerSecret } from '../secrets/server-secret.ts'
import type { SessionGuard } from '../sessions/session-guard.ts'
import { busyService, type PushContent, type PushOptions, type PushSender } from './push-sender.ts'
import {
  type Device,
  dropSubscription,
  isSessionLive,
  takeDevice,
  targetOf,
} from './push-subscriptions.ts'

export type PushParts = {
  push: PushSender
  guard: Pick<SessionGuard, 'validWatches'>
  /** The server's secret. */
  secret: ServerSecret
}

/** A message to one device of a person. */
export type PushDelivery = {
  subscriptionId: string
  /** Whether it belongs to an alert; those are never held back. */
  isUrgent: boolean
  options: PushOptions
  /**
   * Reads the content in the transaction that takes the device; null if there is nothing to say any
   * more.
   */
  read: (context: TenantContext, device: Device) => Promise<PushContent | null>
  /** Called with the outcome, once it is known. */
  onDone?: (context: TenantContext, device: Device, outcome: 'sent' | 'gone') => Promise<void>
}

/**
 * Sends a message to one device. Removes the device if its session has ended or its push service no
 * longer knows it. Throws a `PushError`, so that the job tries again.
 */
export async function deliverPush(
  { push, guard, secret }: PushParts,
  { database, actor }: { database: AppDatabase; actor: TenantActor },
  { subscriptionId, isUrgent, options, read, onDone }: PushDelivery,
): Promise<void> {
  const taken = await database.inTenant(actor, async (context) => {
    const device = await takeDevice(context.queries, subscriptionId, { isUrgent })
    const content = device && (await read(context, device))
    if (!content) return null
    const target = targetOf(device, sealOf(secret))
    // Throwing also undoes the count of the device, which gets the message later.
    if (target && push.isBusy(target.endpoint, { isOfAlert: isUrgent })) throw busyService()
    return { device, content, target }
  })
  if (taken === null) return
  const { device, content } = taken
  const isLive = await isSessionLive(guard, device, actor.tenantId)
  const target = isLive ? taken.target : null
  const outcome =
    target === null ? 'gone' : await push.send(target, content, { ...options, isOfAlert: isUrgent })
  if (outcome !== 'gone' && !onDone) return
  await database.inTenant(actor, async (context) => {
    if (outcome === 'gone') await dropSubscription(context.queries, subscriptionId)
    await onDone?.(context, device, outcome === 'gone' ? 'gone' : 'sent')
  })
}

const sealOf = (secret: ServerSecret): SecretSeal => secretSeal(secret, 'push')
