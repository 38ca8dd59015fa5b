import type { TenantActor } from '@portaria/contract/actor'
import type {
  DepartureChoice,
  DepartureOutcome,
  DepartureThing,
  FoundThing,
  LeavingRegister,
} from '@portaria/contract/modules/departures/departures'
import type { RegisterName } from '@portaria/contract/modules/names'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import type { Machineries } from '../register-endpoints/machinery.ts'

/** People of one register who leave together. */
export type Leaving = { readonly register: LeavingRegister; readonly ids: readonly string[] }

/** A thing as it hangs on one of them now. */
export type Found = Omit<FoundThing, 'kind'>

/** A thing of a departure, and what was decided about it. */
export type DecidedThing = {
  readonly thing_id: string
  readonly person_id: string
  readonly choice: DepartureChoice
  readonly to_id: string | null
  /** The last day on which it holds. */
  readonly last_day: string
}

/** What ending takes: the transaction, the registers, and whose people the thing hangs on. */
export type EndScope = {
  readonly context: TenantContext
  readonly machineries: Machineries
  readonly register: LeavingRegister
}

/** Which rows of a table are open, and give or hold something still; true or false, never null. */
export type OpenRows = {
  readonly table: string
  isOpen(row: Sql, actor: TenantActor): Sql
}

/**
 * A kind of things that hang on people: what ends, or is decided about, when they leave. Its module
 * brings it. Its `end` uses the way in which its register ends one by hand, and is called once for each thing;
 * one that is over already, or somebody else's by now, is left as it is.
 */
export type ThingKind = {
  readonly kind: DepartureThing
  /** The transition by which many end in one step, where nothing is asked about each. */
  readonly together?: {
    readonly register: RegisterName
    readonly transition: string
    readonly outcome: DepartureOutcome
  }
  /** Set where its title is a guest's name, which is erased with its row and stored nowhere else. */
  readonly namesGuest?: true
  /** What becomes of it where the person who was to get it is gone; it ends unless this says otherwise. */
  readonly withoutHeir?: 'keep'
  /** Set where a thing may be over before the departure ends it: used, given back, blocked, removed. */
  readonly open?: OpenRows
  /** Set where an open one keeps its resident from being made inactive by hand: the column of them. */
  readonly ties?: { readonly pointer: string; readonly where?: Sql }
  /** Set where what is kept is looked at in the end all the same, since it may be over by then. */
  readonly endsKept?: true
  find(context: TenantContext, leaving: Leaving): Promise<Found[]>
  end(scope: EndScope, thing: DecidedThing): Promise<DepartureOutcome>
}

/** The column by which rows of other registers name the people of one. */
export const pointers = {
  residents: 'resident_id',
  employees: 'employee_id',
  'service-providers': 'provider_id',
} as const satisfies Record<LeavingRegister, string>
