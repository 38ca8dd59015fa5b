import type { TenantActor } from '@portaria/contract/actors/actor'
import { roles } from '@portaria/contract/actors/roles'
import { PACK_HOURS } from '@portaria/contract/modules/gate/desk-pack'
import * as z from 'zod/mini'
import { secretSeal } from '../../../platform/sealed-secret.ts'
import type { ServerSecret } from '../../../platform/secrets/server-secret.ts'

const stored = z.object({
  userId: z.uuid(),
  membershipId: z.uuid(),
  /** The role at that time; absent in older tickets. */
  role: z.optional(z.enum(roles)),
  /** Milliseconds since 1970. */
  from: z.number(),
  to: z.number(),
})

/** The possible author of an entry, and the period. */
export type DeskTicket = z.output<typeof stored>

/**
 * Proofs for the server, hours later and in another person's session, that an entry is by the
 * person who worked at the desk. Only this server makes one, and it travels back only inside a
 * seal.
 */
export type DeskTickets = {
  /** Makes a ticket for an actor who is at a desk now; throws without a login of the company. */
  of(actor: TenantActor, now: Date): { ticket: string; expiresAt: Date }
  /** Returns null for anything but a ticket of the company. */
  read(tenantId: string, ticket: string): DeskTicket | null
}

export function deskTickets(secret: ServerSecret): DeskTickets {
  const seal = secretSeal(secret, 'desk ticket')
  return {
    of({ userId, membershipId, tenantId, role }, now) {
      const to = now.getTime() + PACK_HOURS * 3_600_000
      const ticket: DeskTicket = stored.parse({
        userId,
        membershipId,
        role,
        from: now.getTime(),
        to,
      })
      return {
        ticket: seal.seal(tenantId, JSON.stringify(ticket)).toString('base64url'),
        expiresAt: new Date(to),
      }
    },
    read(tenantId, ticket) {
      const text = seal.open(tenantId, Buffer.from(ticket, 'base64url'))
      return text === null ? null : stored.parse(JSON.parse(text))
    },
  }
}
