import type { TenantActor } from '@portaria/contract/actors/actor'
import { isPlatformRole, rightsColumns } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { rightsIn, rightsOfColumn } from '@portaria/contract/define-register/permissions'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import { ofTenant } from './record-columns.ts'
import type { RowRules } from './register-behaviour.ts'

/** The conditions of the rows of a register that an actor may see; every operation uses them. */
export type RowScope = {
  /** The tenant's rows that the actor's role sees, including removed ones. */
  any(register: AnyRegister, actor: TenantActor, alias: Sql): Sql
  /**
   * The visible rows that the actor may change: the tenant's own, never a catalogue's shared ones.
   */
  own(register: AnyRegister, actor: TenantActor, alias: Sql): Sql
  /** The visible rows that are live. */
  live(register: AnyRegister, actor: TenantActor, alias: Sql): Sql
  /** Whether the role sees all of the tenant's rows. */
  isWhole(register: AnyRegister, actor: TenantActor): boolean
}

/**
 * Makes the row scope of all registers. Every query has the tenant in its conditions, and row-level
 * security checks it again (platform §2). Rows of the platform have no tenant: a tenant's role sees
 * those that its row rule allows, and none without a rule. Throws if a register names a rule that
 * no module defines.
 */
export function rowScope(rules: RowRules, registers: readonly AnyRegister[]): RowScope {
  requireRules(rules, registers)
  const ruleOf = (register: AnyRegister, actor: TenantActor) =>
    actor.role === 'system' ? null : rightsIn(register, actor.role).rows

  const rowsOf = (name: string, actor: TenantActor, alias: Sql): Sql => {
    const rule = rules[name]
    if (rule === undefined) throw noRule(name)
    return rule(alias, actor)
  }

  const narrowed = (register: AnyRegister, actor: TenantActor, alias: Sql, rows: Sql): Sql => {
    const rule = ruleOf(register, actor)
    if (rule !== null) return sql`${rows} AND ${rowsOf(rule, actor, alias)}`
    const seesAll =
      register.scope !== 'platform' || actor.role === 'system' || isPlatformRole(actor.role)
    return seesAll ? rows : sql`false`
  }

  const changeable = (register: AnyRegister, actor: TenantActor, alias: Sql): Sql => {
    const rule = actor.role === 'system' ? null : rightsIn(register, actor.role).writes
    return rule === null ? sql`` : sql` AND ${rowsOf(rule, actor, alias)}`
  }

  const any: RowScope['any'] = (register, actor, alias) => {
    const shared = sql`${alias}.tenant_id IN (${actor.tenantId}, ${NIL_TENANT})`
    const rows = register.scope === 'catalogue' ? shared : ofTenant(register, actor, alias)
    return narrowed(register, actor, alias, rows)
  }
  const isThere = (register: AnyRegister, actor: TenantActor, alias: Sql): Sql => {
    // The person who made an invitation keeps seeing it after a merge.
    return register.mayMerge && actor.role === 'condomino'
      ? sql`(${alias}.deleted_at IS NULL OR ${alias}.merged_into IS NOT NULL)`
      : sql`${alias}.deleted_at IS NULL`
  }

  return {
    any,
    own: (register, actor, alias) =>
      sql`${narrowed(register, actor, alias, ofTenant(register, actor, alias))}${changeable(register, actor, alias)}`,
    live: (register, actor, alias) =>
      sql`${any(register, actor, alias)} AND ${isThere(register, actor, alias)}`,
    isWhole: (register, actor) => ruleOf(register, actor) === null,
  }
}

const noRule = (name: string) => new Error(`no module brings the row rule ${name}`)

function requireRules(rules: RowRules, registers: readonly AnyRegister[]): void {
  const rights = registers.flatMap((register) =>
    rightsColumns.map((column) => rightsOfColumn(register, column)),
  )
  for (const name of rights.flatMap(({ rows, writes }) => [rows, writes]))
    if (name !== null && !rules[name]) throw noRule(name)
}
