import type { TenantActor } from '@portaria/contract/actors/actor'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type {
  DepartureChoice,
  DepartureOutcome,
  DepartureThing,
  FoundThing,
  LeavingRegister,
} from '@portaria/contract/modules/departures/departures'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import type { Machineries } from '../register-endpoints/machinery.ts'

/** People of one register who leave together. */
export type Leaving = { readonly register: LeavingRegister; readonly ids: readonly string[] }

/** A thing that now belongs to one of the people who leave. */
export type Found = Omit<FoundThing, 'kind'>

/** A thing of a departure, and the decision about it. */
export type DecidedThing = {
  readonly thing_id: string
  readonly person_id: string
  readonly choice: DepartureChoice
  readonly to_id: string | null
  /** The last day on which it is valid. */
  readonly last_day: string
}

/**
 * The arguments of ending things: the transaction, the registers, and the people they belong to.
 */
export type EndScope = {
  readonly context: TenantContext
  readonly machineries: Machineries
  readonly register: LeavingRegister
}

/**
 * A condition for rows of a table that are open: what they give or hold is still in use. It is true
 * or false, never null.
 */
export type OpenRows = {
  readonly table: string
  isOpen(row: Sql, actor: TenantActor): Sql
}

/**
 * A kind of things that belong to people. When the people leave, the things end, or somebody
 * decides about them. Contributed by its module. `end` is called once for each thing and does the
 * same as ending it by hand in its register; it leaves a thing alone that is over already or
 * belongs to somebody else by now.
 */
export type ThingKind = {
  readonly kind: DepartureThing
  /**
   * The transition that ends many things in one step, if nobody has to decide about each of them.
   */
  readonly together?: {
    readonly register: RegisterName
    readonly transition: string
    readonly outcome: DepartureOutcome
  }
  /** Set if its title is a guest's name, which is erased with its row and stored nowhere else. */
  readonly namesGuest?: true
  /**
   * Set if its title says something about the person it belongs to, or is itself a person, by their
   * name: an erasure of that person replaces it in receipts of departures.
   */
  readonly namesPerson?: 'owner' | 'itself'
  /** The outcome if the person who should get the thing is gone; if absent, the thing ends. */
  readonly withoutHeir?: 'keep'
  /**
   * Set if a thing may be over before the departure ends it: used, given back, blocked, removed.
   */
  readonly open?: OpenRows
  /**
   * Set if a resident with an open thing of this kind cannot be made inactive by hand. `pointer` is
   * the column that refers to the resident.
   */
  readonly ties?: { readonly pointer: string; readonly where?: Sql }
  /** Set if kept things are checked again at the end, since they may be over by then. */
  readonly endsKept?: true
  find(context: TenantContext, leaving: Leaving): Promise<Found[]>
  end(scope: EndScope, thing: DecidedThing): Promise<DepartureOutcome>
}

/** The columns by which rows of other registers refer to people of each register. */
export const pointers = {
  residents: 'resident_id',
  employees: 'employee_id',
  'service-providers': 'provider_id',
} as const satisfies Record<LeavingRegister, string>
