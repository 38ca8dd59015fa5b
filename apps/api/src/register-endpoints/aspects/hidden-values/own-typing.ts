import type { Actor } from '@portaria/contract/actors/actor'
import type { Role } from '@portaria/contract/actors/roles'
import {
  type AnyRegister,
  writableFields,
} from '@portaria/contract/define-register/define-register'
import { seesSensitive } from '@portaria/contract/define-register/hidden-fields'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import type { UntypedRow } from '../../untyped-row.ts'

/** Returns the fields of a body whose values the actor may not read. */
export function hiddenIn(
  register: AnyRegister,
  actor: Actor,
  body: Record<string, unknown>,
): string[] {
  if (seesSensitive(register, actor.role)) return []
  return Object.keys(body).filter((name) => register.fields[name]?.sensitive)
}

/** Returns a row without the values that the actor may not read, except those of this body. */
export function withoutHidden(
  register: AnyRegister,
  actor: Actor,
  stored: UntypedRow,
  typed: readonly string[] = [],
): UntypedRow {
  const shown = Object.entries(stored).map(([name, value]) => {
    const isHidden = hiddenIn(register, actor, { [name]: value }).length > 0
    return [name, isHidden && !typed.includes(name) ? null : value] as const
  })
  return { ...Object.fromEntries(shown), id: stored.id }
}

/**
 * Returns the empty document fields of a provisional row, which the gate fills in later
 * (registers §20): this overwrites nothing.
 */
export function completable(stored: UntypedRow): string[] {
  return stored['provisional'] === true
    ? ['cpf', 'id_doc'].filter((name) => stored[name] == null)
    : []
}

/**
 * Returns the hidden fields of a row that the actor may replace: those that they typed last, on
 * this day of the company. The audit trail knows the author of a value; without an entry, the row's
 * creator counts.
 */
export async function correctable(
  register: AnyRegister,
  { queries, actor }: TenantContext,
  stored: UntypedRow,
): Promise<string[]> {
  if (!correctsOwnTyping(register, actor.role)) return []
  const names = writableFields(register).flatMap(([name, { sensitive }]) =>
    sensitive ? [name] : [],
  )
  if (names.length === 0) return []
  const own = await queries.all(sql<{ name: string }>`
    SELECT f.name FROM unnest(${names}::text[]) AS f (name)
    LEFT JOIN LATERAL (
      SELECT a.actor_id, a.at FROM audit_log a
      WHERE a.tenant_id = ${actor.tenantId} AND a.register = ${register.name}
        AND a.row_id = ${stored.id} AND jsonb_exists(a.changes, f.name)
        AND a.operation IN ('create', 'update')
      ORDER BY a.at DESC, a.id DESC LIMIT 1) typed ON true
    WHERE coalesce(typed.actor_id, ${stored['created_by']}::uuid) = ${actor.userId}
      AND (coalesce(typed.at, ${stored['created_at']}::timestamptz) AT TIME ZONE (
        SELECT t.time_zone FROM tenants t WHERE t.id = ${actor.tenantId}
      ))::date = tenant_today(${actor.tenantId})`)
  return [...new Set([...own.map(({ name }) => name), ...completable(stored)])]
}

/**
 * Refuses to overwrite hidden values unless the actor typed them that day. They may then replace
 * them, but not clear them, which would reveal whether another value is left.
 */
export async function requireOwnTyping(
  register: AnyRegister,
  context: TenantContext,
  stored: UntypedRow,
  body: Record<string, unknown>,
): Promise<void> {
  const { actor } = context
  const hidden = hiddenIn(register, actor, body)
  if (hidden.length === 0) return
  const own = await correctable(register, context, stored)
  const refused = hidden.filter((name) => !own.includes(name) || body[name] == null)
  if (refused.length === 0) return
  throw problem('validation', {
    errors: refused.map((field) => ({ field, code: 'not_allowed' })),
  })
}

/**
 * Whether a role may replace, on the same day, hidden values that they typed themselves
 * (registers §20): the gate records documents while somebody waits.
 */
export function correctsOwnTyping(register: AnyRegister, role: Role | 'system'): boolean {
  const hides = !seesSensitive(register, role)
  return (
    role === 'funcionario' &&
    hides &&
    Object.values(register.fields).some(({ sensitive }) => sensitive)
  )
}
