import type { TenantActor } from '@portaria/contract/actors/actor'
import type {
  InvitationCards,
  InvitationLinkAnswer,
} from '@portaria/contract/modules/accounts/invitations'
import { registers } from '@portaria/contract/modules/registers'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { recordAudit } from '../../../../platform/audit.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { problem } from '../../../../platform/problem.ts'
import type { ServerTools } from '../../../../platform/server-tools.ts'
import { publishChange } from '../../../../register-endpoints/change-event.ts'
import { joinedTitle } from '../../../../register-endpoints/record-columns.ts'
import { invitationLinks } from '../../../accounts/public/invitation-link.ts'
import { linkEnd } from '../../../accounts/public/invitations.ts'
import {
  type LoginRefusal,
  loginProblem,
  loginRefusal,
} from '../../../accounts/public/resident-logins.ts'
import { todayOf } from '../../../companies/public/company-day.ts'
import { livesToday } from '../../../units/public/occupancies.ts'

type Card = { id: string; generation: number; expires_at: Date }

type NeededParts = Pick<ServerTools, 'database' | 'secret' | 'publicUrl'>

/** A resident whose card is requested, locked; `refusal` is the obstacle to a login. */
type Holder = {
  id: string
  name: string
  unit: string | null
  company: string
  refusal: LoginRefusal | null
}

/**
 * The link by which a resident without e-mail gets access; its holder proves an address first.
 * Another request returns the same link; `renew` ends it and makes another, as does a request after
 * it has expired. Throws `not_found`, and `loginProblem` where a login is not allowed.
 */
export async function cardOf(
  { database, secret, publicUrl }: NeededParts,
  tenant: TenantActor,
  residentId: string,
  renew: boolean,
): Promise<InvitationLinkAnswer['data']> {
  return database.inTenant(tenant, async (context) => {
    const [holder] = await lockHolders(context, [residentId])
    if (!holder) throw problem('not_found')
    if (holder.refusal !== null) throw loginProblem(holder.refusal)
    const card = await keptCard(context, holder, renew)
    const { id, expires_at: until } = card
    const url = invitationLinks(secret, publicUrl).of(card)
    return { id, url, company: holder.company, expires_at: until.toISOString() }
  })
}

/**
 * The cards of several residents for one print, by unit; residents who may have no login get none.
 */
export async function cardsOf(
  { database, secret, publicUrl }: NeededParts,
  tenant: TenantActor,
  residentIds: readonly string[],
): Promise<InvitationCards> {
  const links = invitationLinks(secret, publicUrl)
  return database.inTenant(tenant, async (context) => {
    const holders = await lockHolders(context, residentIds)
    const company = await context.queries.one(sql<{ name: string }>`
      SELECT legal_name AS name FROM tenants WHERE id = ${context.actor.tenantId}`)
    const answer: InvitationCards = { company: company.name, cards: [], refusals: [] }
    for (const holder of holders) {
      const { id, name, unit, refusal } = holder
      if (refusal !== null) {
        answer.refusals.push({ id, title: name, code: refusal })
        continue
      }
      const card = await keptCard(context, holder, false)
      const expires = card.expires_at.toISOString()
      answer.cards.push({ id, name, unit, url: links.of(card), expires_at: expires })
    }
    return answer
  })
}

async function lockHolders(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<Holder[]> {
  await queries.all(sql`
    SELECT 1 FROM residents
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]}::uuid[]) AND deleted_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`)
  const { title, joins } = joinedTitle(apartments, sql.ref('a'))
  return queries.all(sql<Holder>`
    SELECT r.id, coalesce(nullif(r.social_name, ''), r.name) AS name, t.legal_name AS company,
      (SELECT min(${title}) FROM occupancies o
        JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id ${joins}
        WHERE o.tenant_id = r.tenant_id AND o.resident_id = r.id
          AND ${livesToday(sql.ref('o'), todayOf(actor))}) AS unit,
      ${loginRefusal(sql.ref('r'), actor)} AS refusal
    FROM residents r JOIN tenants t ON t.id = r.tenant_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ANY(${[...ids]}::uuid[])
      AND r.deleted_at IS NULL
    ORDER BY unit NULLS LAST, name, r.id`)
}

/** The resident's open card, made or renewed where necessary. */
async function keptCard(context: TenantContext, holder: Holder, renew: boolean): Promise<Card> {
  const known = await findCard(context, holder.id)
  if (known === undefined) return addCard(context, holder)
  const isOver = known.expires_at.getTime() <= Date.now()
  return renew || isOver ? renewCard(context, known.id) : known
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

async function addCard(context: TenantContext, { id, name }: Holder): Promise<Card> {
  const { queries, actor } = context
  const card = await queries.one(sql<Card>`
    INSERT INTO invitations (id, tenant_id, name, role, resident_id, starts_on, invited_as, state,
      expires_at, created_by, updated_by)
    VALUES (${newId()}, ${actor.tenantId}, ${name}, 'condomino', ${id},
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
