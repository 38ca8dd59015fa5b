import type { TenantActor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { isHeldRow } from '../../custody/public/parcels.ts'
import { todayOf } from '../../units/public/occupancies.ts'

/**
 * What hangs on residents, employees and providers: whether a row of an alias, of the actor's company, is
 * open and gives or holds something still. Each is true or false, never null.
 */
type OpenThing = {
  readonly table: string
  isOpen(row: Sql, actor: TenantActor): Sql
}

const isLive = (row: Sql): Sql => sql`${row}.deleted_at IS NULL`

const isActive = (row: Sql): Sql => sql`(${isLive(row)} AND ${row}.status = 'ATIVO')`

const holdsStill = (row: Sql, actor: TenantActor): Sql => sql`
  (${isLive(row)} AND (${row}.ends_on IS NULL OR ${row}.ends_on >= ${todayOf(actor)}))`

/** Whether a pass may still be used, now or later. */
const isUsable = (pass: Sql): Sql => sql`
  (${isLive(pass)} AND ${pass}.state = 'active' AND ${pass}.valid_to > now()
    AND (${pass}.uses_allowed IS NULL OR ${pass}.uses_done < ${pass}.uses_allowed))`

/** Whether an employee was not dismissed; somebody who is suspended is inactive, and employed. */
const isEmployed = (employee: Sql): Sql => sql`
  (${isLive(employee)} AND ${employee}.employment = 'active')`

/** Whether an employee works here now. */
export const isAtWork = (employee: Sql): Sql => sql`
  (${isActive(employee)} AND ${isEmployed(employee)})`

/** The kinds of which a departure asks whether they are still open. */
export type OpenThingKind =
  | 'login'
  | 'invitation'
  | 'pass'
  | 'visit'
  | 'card'
  | 'vehicle'
  | 'pet'
  | 'parcel'
  | 'employee'
  | 'occupancy'

export const openThings: Readonly<Record<OpenThingKind, OpenThing>> = {
  login: {
    table: 'memberships',
    isOpen: (row, actor) => sql`(${isActive(row)} AND ${holdsStill(row, actor)})`,
  },
  invitation: {
    table: 'invitations',
    isOpen: (row) => sql`${row}.state IN ('pending', 'unconfirmed')`,
  },
  pass: { table: 'passes', isOpen: isUsable },
  visit: {
    table: 'visits',
    isOpen: (row) =>
      sql`(${isLive(row)} AND ${row}.state IN ('expected', 'waiting', 'authorised'))`,
  },
  card: { table: 'cards', isOpen: (row) => sql`(${isLive(row)} AND ${row}.state = 'assigned')` },
  vehicle: { table: 'vehicles', isOpen: isActive },
  pet: { table: 'pets', isOpen: isActive },
  parcel: { table: 'parcels', isOpen: isHeldRow },
  employee: { table: 'employees', isOpen: isEmployed },
  occupancy: { table: 'occupancies', isOpen: holdsStill },
}
