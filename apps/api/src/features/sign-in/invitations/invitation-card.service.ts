import type { TenantActor } from '@portaria/contract/actor'
import type { InvitationLinkAnswer } from '@portaria/contract/features/invitations'
import { registers } from '@portaria/contract/registers/index'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { linkEnd } from '../../../domain/invitations.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import type { SignInParts } from '../sign-in-parts.ts'
import { invitationLinks } from './invitation-link.ts'

type Card = { id: string; generation: number; expires_at: Date }

/**
 * The link by which a resident without e-mail gets access; its holder proves an address first.
 * Requested again it is the same; `renew` ends it and makes another, as does a request after it has
 * expired. Throws `not_found`, and `state_conflict` where the resident has access already.
 */
export async function cardOf(
  { database, secret, publicUrl }: Pick<SignInParts, 'database' | 'secret' | 'publicUrl'>,
  tenant: TenantActor,
  residentId: string,
  renew: boolean,
): Promise<InvitationLinkAnswer['data']> {
  return database.inTenant(tenant, async (context) => {
    const { queries, actor } = context
    const resident = await queries.first(sql<{ name: string; company: string }>`
      SELECT r.name, t.legal_name AS company FROM residents r JOIN tenants t ON t.id = r.tenant_id
      WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${residentId} AND r.deleted_at IS NULL
      FOR NO KEY UPDATE OF r`)
    if (!resident) throw problem('not_found')
    const member = await queries.first(sql`
      SELECT 1 FROM memberships
      WHERE tenant_id = ${actor.tenantId} AND resident_id = ${residentId} AND deleted_at IS NULL`)
    if (member) throw problem('state_conflict')
    const known = await findCard(context, residentId)
    const isOver = known !== undefined && known.expires_at.getTime() <= Date.now()
    const card =
      known === undefined
        ? await addCard(context, residentId, resident.name)
        : renew || isOver
          ? await renewCard(context, known.id)
          : known
    const { id, expires_at: until } = card
    const url = invitationLinks(secret, publicUrl).of(card)
    return { id, url, company: resident.company, expires_at: until.toISOString() }
  })
}

const columns = sql`id, generation, expires_at`

function findCard(
  { queries, actor: { tenantId } }: TenantContext,
  residentId: string,
): Promise<Card | undefined> {
  return queries.first(sql<Card>`
    SELECT ${columns} FROM invitations
    WHERE tenant_id = ${tenantId} AND resident_id = ${residentId} AND email IS NULL
      AND state = 'pending' FOR UPDATE`)
}

async function addCard(context: TenantContext, residentId: string, name: string): Promise<Card> {
  const { queries, actor } = context
  const card = await queries.one(sql<Card>`
    INSERT INTO invitations (id, tenant_id, name, role, resident_id, starts_on, invited_as, state,
      expires_at, created_by, updated_by)
    VALUES (${newId()}, ${actor.tenantId}, ${name}, 'condomino', ${residentId},
      tenant_today(${actor.tenantId}), ${actor.role}, 'pending', ${linkEnd},
      ${actor.userId}, ${actor.userId})
    RETURNING ${columns}`)
  await announceChange(context, card.id, 'create')
  return card
}

async function renewCard(context: TenantContext, id: string): Promise<Card> {
  const { queries, actor } = context
  const card = await queries.one(sql<Card>`
    UPDATE invitations SET generation = generation + 1, expires_at = ${linkEnd},
      version = version + 1, updated_at = now(), updated_by = ${actor.userId}
    WHERE id = ${id} RETURNING ${columns}`)
  await announceChange(context, id, 'invite-again')
  return card
}

async function announceChange(
  context: TenantContext,
  id: string,
  operation: string,
): Promise<void> {
  await recordAudit(context, { register: 'users', rowId: id, operation })
  await publishChange(context, registers.users, [id])
}
