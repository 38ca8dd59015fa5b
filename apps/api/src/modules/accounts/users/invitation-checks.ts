import type { TenantActor } from '@portaria/contract/actors/actor'
import { isPlatformRole, type Role, roles } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { rightsIn } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { recordRuleOf } from '@portaria/contract/record-checks/record-checks'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { requireProofOf } from '../../../register-endpoints/proof-requirement.ts'
import { boundTo, type Invited, type OpenInvitation } from '../public/invitation-rows.ts'
import { type LoginRefusal, loginRefusal } from '../public/resident-logins.ts'
import { writableRoles } from '../public/writable-roles.ts'

type Body = Record<string, unknown>

/** The tables of people whom an invitation may be for. */
const peopleTables = {
  resident_id: 'residents',
  employee_id: 'employees',
  provider_id: 'service_providers',
} as const

/** The fields of an open invitation that a company may change, besides the name. */
const changeable = ['role', ...boundTo, 'starts_on', 'ends_on']

const bodyOf = (value: unknown): Body =>
  typeof value === 'object' && value !== null ? (value as Body) : {}

/** A role of a body, which has passed its schema. */
function roleOf(value: unknown): Role {
  const role = roles.find((one) => one === value)
  if (!role) throw fieldProblem('membership.role', 'required')
  return role
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * The invitation in a body of `POST /users`, which has passed its schema. Throws `not_allowed` for
 * fields that the actor's role may not set.
 */
export function typedInvitation(actor: TenantActor, body: Body): Invited {
  const bond = bodyOf(body['membership'])
  refuse([
    ...foreign(registers.users, actor, body, ['id', 'membership']),
    ...foreign(registers.memberships, actor, bond, []).map((name) => `membership.${name}`),
  ])
  const isOfPlatform = actor.role === 'system' || isPlatformRole(actor.role)
  return {
    id: textOf(body['id']) ?? newId(),
    tenant_id: isOfPlatform ? textOf(bond.tenant_id) : actor.tenantId,
    name: String(body['name']),
    email: String(body['email']),
    role: roleOf(bond.role),
    resident_id: textOf(bond.resident_id),
    employee_id: textOf(bond.employee_id),
    provider_id: textOf(bond.provider_id),
    starts_on: String(bond.starts_on),
    ends_on: textOf(bond.ends_on),
  }
}

/** An open invitation after a change; throws `not_allowed` for fields that cannot change. */
export function changedInvitation(before: OpenInvitation, body: Body): Omit<Invited, 'email'> {
  const bond = bodyOf(body['membership'])
  const others = Object.keys(body).filter((name) => name !== 'name' && name !== 'membership')
  const fixed = Object.keys(bond).filter((name) => !changeable.includes(name))
  refuse([...others, ...fixed.map((name) => `membership.${name}`)])
  const chosen = (name: (typeof boundTo)[number] | 'ends_on') =>
    name in bond ? textOf(bond[name]) : before[name]
  return {
    id: before.id,
    tenant_id: before.tenant_id,
    name: textOf(body['name']) ?? before.name,
    role: 'role' in bond ? roleOf(bond.role) : before.role,
    resident_id: chosen('resident_id'),
    employee_id: chosen('employee_id'),
    provider_id: chosen('provider_id'),
    starts_on: textOf(bond.starts_on) ?? before.starts_on,
    ends_on: chosen('ends_on'),
  }
}

/** The fields of a body that a role may not set on a new row. */
function foreign(
  register: AnyRegister,
  { role }: TenantActor,
  body: Body,
  besides: readonly string[],
): string[] {
  const creates = role === 'system' ? null : rightsIn(register, role).creates
  if (creates === null) return []
  return Object.keys(body).filter(
    (name) => body[name] != null && !creates.includes(name) && !besides.includes(name),
  )
}

function refuse(fields: readonly string[]): void {
  if (fields.length === 0) return
  throw problem('validation', { errors: fields.map((field) => ({ field, code: 'not_allowed' })) })
}

/** Throws `forbidden` for a row that the actor sees only to confirm it. */
export function requireWritable(actor: TenantActor, { role }: { readonly role: Role }): void {
  if (!writableRoles(actor).includes(role)) throw problem('forbidden')
}

/**
 * Whether the same person has already sent the same invitation: a repeated id with the same content
 * adds nothing (registers §2). Throws `id_taken` for an existing id with other content.
 */
export async function isReplay(
  { queries, actor }: TenantContext,
  invited: Invited,
): Promise<boolean> {
  const { id, tenant_id, name, email, role, starts_on, ends_on } = invited
  const { resident_id, employee_id, provider_id } = invited
  const found = await queries.first(sql<{ same: boolean }>`
    SELECT (created_by = ${actor.userId} AND state IN ('unconfirmed', 'pending')
      AND tenant_id IS NOT DISTINCT FROM ${tenant_id}::uuid AND name = ${name}
      AND lower(email) = lower(${email}) AND role = ${role}
      AND resident_id IS NOT DISTINCT FROM ${resident_id}::uuid
      AND employee_id IS NOT DISTINCT FROM ${employee_id}::uuid
      AND provider_id IS NOT DISTINCT FROM ${provider_id}::uuid
      AND starts_on = ${starts_on}::date AND ends_on IS NOT DISTINCT FROM ${ends_on}::date) AS same
    FROM invitations WHERE id = ${id}`)
  if (found && !found.same) throw problem('id_taken')
  return found !== undefined
}

/**
 * Checks an invitation's membership: a role that the actor may give, in a company and for a
 * resident that exist. A row that is missing, removed or another company's gives the same
 * `not_found`.
 */
export async function checkBond(
  context: TenantContext,
  invited: Omit<Invited, 'email'>,
): Promise<void> {
  const { queries, actor } = context
  const { role, tenant_id: tenantId } = invited
  if (!writableRoles(actor).includes(role)) throw fieldProblem('membership.role', 'not_allowed')
  requireProofOf(registers.memberships, actor, { role })
  const { memberships } = registers
  const [wrong] = (memberships.rules ?? []).flatMap(
    (name) => recordRuleOf(memberships, name)(invited, '') ?? [],
  )
  if (wrong) throw fieldProblem(`membership.${wrong.field}`, wrong.code)
  const company = tenantId && (await liveRow(queries, 'tenants', tenantId))
  if (company === false) throw fieldProblem('membership.tenant_id', 'not_found')
  for (const name of boundTo) {
    const id = invited[name]
    const found = id && (await liveRow(queries, peopleTables[name], id, tenantId))
    if (found === false) throw fieldProblem(`membership.${name}`, 'not_found')
  }
  const refusal = role === 'condomino' && (await residentRefusal(context, invited))
  if (refusal) throw fieldProblem('membership.resident_id', refusal)
}

/** The reason against a login of the invitation's resident; null without one. */
async function residentRefusal(
  { queries, actor }: TenantContext,
  { tenant_id: tenantId, resident_id: residentId }: Pick<Invited, 'tenant_id' | 'resident_id'>,
): Promise<LoginRefusal | null> {
  const found = await queries.first(sql<{ refusal: LoginRefusal | null }>`
    SELECT ${loginRefusal(sql.ref('r'), actor)} AS refusal FROM residents r
    WHERE r.tenant_id = ${tenantId} AND r.id = ${residentId}`)
  return found?.refusal ?? null
}

/** Whether a row exists; it is locked against removal until the end of the transaction. */
async function liveRow(
  queries: Queries,
  table: string,
  id: string,
  tenantId: string | null = null,
): Promise<boolean> {
  const own = tenantId === null ? sql`` : sql`AND tenant_id = ${tenantId}`
  const found = await queries.first(sql`
    SELECT 1 FROM ${sql.table(table)} WHERE id = ${id} ${own} AND deleted_at IS NULL FOR KEY SHARE`)
  return found !== undefined
}
