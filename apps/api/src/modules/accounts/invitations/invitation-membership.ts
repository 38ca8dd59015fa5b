import { systemActor, type TenantActor } from '@portaria/contract/actors/actor'
import { registers } from '@portaria/contract/modules/registers'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { Queries } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import { dropFormerRecipient } from '../../companies/public/panic-recipients.ts'
import type { Account, Origin } from '../public/account/account.ts'
import { lockForLogin } from '../public/resident-logins.ts'
import { announceSindico } from '../public/sindicos.ts'
import {
  awaitConfirmation,
  endOthers,
  type Invitation,
  type Spent,
  spendInvitation,
} from './invitation.repository.ts'

/** The person who accepts: an existing account, or the name and address of a new one. */
export type NewMember =
  | { account: Account; name?: string }
  | { account: null; name: string; email: string }

/**
 * Begins the membership of an invitation, all or nothing: the invitation is used, a new person is
 * created, and the membership begins under a new id. Returns the person's id. Throws `token_used`
 * where somebody was faster, `token_ended` where the resident is gone or may have no login now,
 * `token_taken` where the person is a resident here already, and `token_waits` where it now waits
 * for a síndico whom the company has got since.
 */
export async function beginMembership(
  database: AppDatabase,
  invitation: Invitation,
  member: NewMember,
  origin: Pick<Origin, 'address' | 'requestId'>,
): Promise<string> {
  const userId = member.account?.id ?? newId()
  const membershipId = newId()
  const actor: TenantActor = {
    userId,
    sessionId: null,
    membershipId,
    role: invitation.role,
    tenantId: invitation.tenant_id ?? NIL_TENANT,
    language: member.account?.language ?? 'pt',
    address: origin.address,
    reason: origin.requestId,
  }
  const begins = await database.inTenant(actor, async (context) => {
    const { queries } = context
    await requireResident(context, invitation)
    const spent = await spendInvitation(queries, invitation, 'accepted')
    if (!spent) throw fieldProblem('token', 'token_used')
    if (await waitsForSindico(queries, invitation.id, spent)) return false
    await keepPerson(queries, userId, member)
    await dropFormerRecipient(context, { userId, tenantId: spent.tenant_id })
    const begun = await addMembership(queries, membershipId, userId, spent)
    if (!begun && isResidents(spent)) throw fieldProblem('token', 'token_taken')
    const others = isResidents(spent) ? await endOthers(queries, invitation) : []
    if (begun) {
      const entry = { register: 'memberships', rowId: membershipId, operation: 'create' }
      const changes = { user_id: [null, userId], role: [null, spent.role] } as const
      await recordAudit(context, { ...entry, changes })
      await publishChange(context, registers.memberships, [membershipId])
    }
    await publishChange(context, registers.users, [userId, ...others])
    return true
  })
  // Thrown after the commit, so that the invitation is stored as waiting.
  if (!begins) throw fieldProblem('token', 'token_waits')
  return userId
}

/**
 * Whether a síndico whom staff invited has to wait after all: the company had none then and has one
 * now. The present síndicos are notified; the trail does not say who accepted.
 */
async function waitsForSindico(
  queries: Queries,
  id: string,
  { tenant_id: tenantId, role, invited_as: invitedAs, confirmed }: Spent,
): Promise<boolean> {
  if (tenantId === null || confirmed) return false
  const inviter = { ...systemActor('invitation', tenantId), role: invitedAs, tenantId }
  if (
    !(await announceSindico({ queries, actor: inviter }, { register: 'users', id, role, tenantId }))
  )
    return false
  await awaitConfirmation(queries, id)
  await publishChange({ queries, actor: inviter }, registers.users, [id])
  return true
}

/** Declines an invitation; the trail does not say who did. */
export async function declineInvitation(
  database: AppDatabase,
  invitation: Invitation,
): Promise<void> {
  const actor = { ...systemActor('invitation'), tenantId: invitation.tenant_id ?? NIL_TENANT }
  await database.inTenant(actor, async (context) => {
    const { queries } = context
    if (!(await spendInvitation(queries, invitation, 'declined')))
      throw fieldProblem('token', 'token_used')
    const entry = { register: 'users', rowId: invitation.id, operation: 'invitation_declined' }
    await recordAudit(context, entry)
    await publishChange(context, registers.users, [invitation.id])
  })
}

/** Whether an invitation gives a resident their login; each resident has one at most. */
const isResidents = ({ role, resident_id: residentId }: Pick<Spent, 'role' | 'resident_id'>) =>
  role === 'condomino' && residentId !== null

/**
 * Locks the resident of an invitation before the invitation itself, in the same order as inviting
 * does. Throws `token_used` if the resident got a login in another way meanwhile, and `token_ended`
 * if they can have none.
 */
async function requireResident(context: TenantContext, invitation: Invitation): Promise<void> {
  if (invitation.resident_id === null) return
  const found = await lockForLogin(context, invitation.resident_id)
  if (!found) throw fieldProblem('token', 'token_ended')
  if (!isResidents(invitation) || found.refusal === null) return
  throw fieldProblem('token', found.refusal === 'login_exists' ? 'token_used' : 'token_ended')
}

async function keepPerson(queries: Queries, id: string, member: NewMember): Promise<void> {
  if (member.account === null) {
    const added = await queries.count(sql`
      INSERT INTO users (id, name, email) VALUES (${id}, ${member.name}, ${member.email})
      ON CONFLICT (lower(email)) WHERE deleted_at IS NULL DO NOTHING`)
    // Somebody registered the address meanwhile: the link stays valid.
    if (added === 0) throw problem('state_conflict')
  } else if (member.name !== undefined) {
    await queries.count(sql`
      UPDATE users SET name = ${member.name}, version = version + 1, updated_at = now()
      WHERE id = ${id}`)
  }
}

/**
 * Adds the membership. Returns false if the person has been given the same one meanwhile, which is
 * left unchanged.
 */
async function addMembership(
  queries: Queries,
  id: string,
  userId: string,
  { tenant_id: tenantId, role, starts_on, ends_on, ...bound }: Spent,
): Promise<boolean> {
  const added = await queries.count(sql`
    INSERT INTO memberships
      (id, user_id, tenant_id, role, resident_id, employee_id, provider_id, starts_on, ends_on,
        created_by, updated_by)
    VALUES (${id}, ${userId}, ${tenantId}, ${role}, ${bound.resident_id}, ${bound.employee_id},
      ${bound.provider_id}, ${starts_on}, ${ends_on}, ${userId}, ${userId})
    ON CONFLICT (user_id, tenant_id, role) WHERE deleted_at IS NULL DO NOTHING`)
  return added > 0
}
