import type { TenantActor } from '@portaria/contract/actors/actor'
import type { DayHour, litRegisters, UnitLight } from '@portaria/contract/modules/units/buildings'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/** A condition or a value of a row of an alias. */
type OfRow = (row: Sql, actor: TenantActor) => Sql

/**
 * Rows of a register that light windows and make up the day of a unit (units §11, §13), by their
 * column `apartment_id`. Who may read a row is decided by the row rule of its register, never here.
 */
export type UnitRows = {
  /** Whether a row lights a window now, by light. */
  readonly lights: { readonly [Name in Exclude<UnitLight, 'alerts'>]?: OfRow }
  /** Whether a row that lights nothing belongs to the day of its unit. */
  readonly ofDay: OfRow
  /** The present state of a row. */
  readonly state: OfRow
  /** The time under which a row stands in the day of its unit. */
  readonly at: OfRow
  /** Times of the company's day that are counted by hour. */
  readonly hours: { readonly [Name in DayHour]?: { readonly at: OfRow; readonly counts: OfRow } }
}

/** Rows of units, by their registers. */
export type UnitRowsByRegister = { readonly [Name in (typeof litRegisters)[number]]?: UnitRows }

/** An open alert of somebody who belongs to a unit today. */
export type UnitAlert = {
  readonly id: string
  readonly unit_id: string
  readonly state: string
  readonly at: Date
}

/**
 * Reads the open alerts that the actor may see, once for each unit of their senders: all of the
 * company, those with the given ids, or those of one unit.
 */
export type ReadUnitAlerts = (
  context: TenantContext,
  asked: { readonly ids?: readonly string[]; readonly unitId?: string },
) => Promise<readonly UnitAlert[]>
