import type { TenantActor } from '@portaria/contract/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { rightsIn } from '@portaria/contract/permissions'
import { sql } from 'kysely'
import type { RowRules, Sql } from './register-behaviour.ts'

/** Which rows of a register an actor may see: the one place that every operation asks. */
export type RowScope = {
  /** The tenant's rows that the actor's role sees, removed ones too. */
  any(register: AnyRegister, actor: TenantActor, alias: Sql): Sql
  /** The same, live rows only. */
  live(register: AnyRegister, actor: TenantActor, alias: Sql): Sql
  /** Whether the role sees all of the tenant's rows. */
  isWhole(register: AnyRegister, actor: TenantActor): boolean
}

/**
 * The query carries the tenant, and row-level security checks it again (domain.md section 1,
 * Isolation twice).
 */
export function rowScope(rules: RowRules): RowScope {
  const ruleOf = (register: AnyRegister, actor: TenantActor) =>
    actor.role === 'system' ? null : rightsIn(register, actor.role).rows

  const any: RowScope['any'] = (register, actor, alias) => {
    const own = sql`${alias}.tenant_id = ${actor.tenantId}`
    const rule = ruleOf(register, actor)
    return rule === null ? own : sql`${own} AND ${rules[rule](alias, actor)}`
  }
  return {
    any,
    live: (register, actor, alias) =>
      sql`${any(register, actor, alias)} AND ${alias}.deleted_at IS NULL`,
    isWhole: (register, actor) => ruleOf(register, actor) === null,
  }
}
