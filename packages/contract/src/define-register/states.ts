import type { RightsColumn } from '../actors/roles.ts'
import type { Field, Fields } from './field.ts'

/** A transition that people make, by its own route or as a bulk action. */
type ByPeople = {
  readonly roles: readonly RightsColumn[]
  readonly by?: undefined
  /**
   * Set if no button of lists and pages makes it, because it is part of a larger action of a
   * screen.
   */
  readonly shown?: false
}

/** A transition that only jobs and cascades make: it has neither route nor button. */
type BySystem = {
  readonly by: 'system'
  readonly roles?: undefined
  readonly shown?: undefined
}

/**
 * A change of a row's state: `POST /{register}/{id}/{transition}`, or an `action` of its bulk route
 * (registers §7).
 */
export type Transition<
  State extends string = string,
  Name extends string = string,
  Stamp extends string = string,
> = (ByPeople | BySystem) & {
  /** The states it may start from; from any other it is refused with `state_conflict`. */
  readonly from: readonly State[]
  readonly to: State
  /** The fields that it writes beside the state; `required` ones must come with it. */
  readonly asks?: { readonly [Field in Name]?: 'required' | 'optional' }
  /** The fields that get the moment, and the id of the person. */
  readonly stamps?: { readonly at: Stamp; readonly by?: Stamp }
  /** Made for one row at a time and never in bulk, because it does more than change its row. */
  readonly single?: true
  /**
   * A transition with a tone asks for confirmation, because no other transition undoes it. `danger`
   * ends something.
   */
  readonly tone?: 'danger' | 'primary'
}

/**
 * An act that a state asks for: a transition, the form (`edit`), or a button that the register's page
 * brings by a slot (`page`). With `of`, it is asked of these columns alone.
 */
export type Act<TransitionName extends string = string> =
  | ActName<TransitionName>
  | { readonly act: ActName<TransitionName>; readonly of: readonly RightsColumn[] }

type ActName<TransitionName extends string> = TransitionName | 'edit' | 'page'

/** Something for which rows wait in a state. */
export type StateNeed<Name extends string = string, TransitionName extends string = string> = {
  /** The transition that rows wait for: its roles see their number on the landing page. */
  readonly transition: TransitionName
  readonly since?: Since<Name>
}

/**
 * The field with the moment since which a row waits or has a mark. Of a date, the end of the day
 * counts: it is the last one on which nothing was late. Without it no age is said, which is better
 * than that of another moment.
 */
export type Since<Name extends string = string> = Name | 'created_at'

/** The states of a register's rows: one `choice` that only transitions write. */
export type States<
  StateField extends string = string,
  State extends string = string,
  Name extends string = string,
  Stamp extends string = string,
  TransitionName extends string = string,
> = {
  readonly field: StateField
  /** The states that a create may set; without any, a row begins in the table's default. */
  readonly initial?: readonly State[]
  readonly transitions: { readonly [Each in TransitionName]: Transition<State, Name, Stamp> }
  /** States in which a row is over: it is neither changed nor removed any more. */
  readonly over?: readonly State[]
  /** States in which a row cannot be removed, because something is held for somebody. */
  readonly keeps?: readonly State[]
  /**
   * The acts that each state asks for, the first that somebody may do as their primary button
   * (`actsOf`, interface §22). A state that asks for nothing has an empty list.
   */
  readonly acts: { readonly [Each in State]: readonly Act<TransitionName>[] }
  /** States that wait for a transition. */
  readonly needs?: { readonly [Waiting in State]?: StateNeed<Name, TransitionName> }
}

/**
 * The names of fields that only the server writes: one of these fields has the state, the others
 * have stamps.
 */
export type GovernedName<Map extends Fields> = {
  [Name in keyof Map & string]: Map[Name] extends { readonly readOnly: true } ? Name : never
}[keyof Map & string]

/** The values of a `choice`. */
export type ChoiceOf<F> = F extends { readonly options: readonly (infer Value)[] }
  ? Extract<Value, string>
  : never

/** The part of a register with its fields and states. */
type WithStates = {
  readonly fields: Fields
  readonly states?: States
}

/** Whether the state of a row allows its removal. */
export const isRemovable = (
  { states }: WithStates,
  row: { readonly [field: string]: unknown },
): boolean => states?.keeps?.some((state) => state === row[states.field]) !== true

/** Returns the transitions that people make, by name. */
export const pressedTransitions = ({ states }: WithStates): [string, Transition & ByPeople][] =>
  Object.entries(states?.transitions ?? {}).flatMap(([name, transition]) =>
    transition.by ? [] : [[name, transition]],
  )

/** The acts that a row asks for: its transitions in order, and the one that is its primary button. */
export type RowActs = { readonly transitions: readonly string[]; readonly primary: string | null }

/**
 * Returns the acts that a row asks of a column, in the declared order of its state. Without states,
 * a row asks for its form.
 */
export function actsOf(
  { states }: WithStates,
  row: { readonly [field: string]: unknown },
  column: RightsColumn,
  mayEdit: boolean,
): RowActs {
  if (!states) return { transitions: [], primary: mayEdit ? 'edit' : null }
  const asked = (states.acts[String(row[states.field])] ?? []).flatMap((one) => {
    const { act, of } = typeof one === 'string' ? { act: one, of: [column] } : one
    return of.includes(column) ? [act] : []
  })
  const may = (act: string) => {
    if (act === 'edit') return mayEdit
    return act === 'page' || states.transitions[act]?.roles?.includes(column) === true
  }
  const acts = asked.filter(may)
  return {
    transitions: acts.filter((act) => act !== 'edit' && act !== 'page'),
    primary: acts[0] ?? null,
  }
}

export function transitionOf({ states }: WithStates, name: string): Transition | undefined {
  return states?.transitions[name]
}

/**
 * Returns the fields that a transition asks for, and whether each is required. With `column`, only
 * those that this role is asked for.
 */
export function askedFields(
  register: WithStates,
  { asks }: Transition,
  column?: RightsColumn,
): [string, Field][] {
  return Object.entries(asks ?? {}).flatMap(([name, need]): [string, Field][] => {
    const { required: _, readOnly: _only, ...field } = register.fields[name] ?? { kind: 'text' }
    if (column && field.askedOf?.includes(column) === false) return []
    return [[name, need === 'required' ? { ...field, required: true } : field]]
  })
}

/**
 * Returns the fields that only transitions write and spreadsheets show: the state, and the fields
 * that transitions ask for.
 */
export function governedFields(register: WithStates): [string, Field][] {
  const { states, fields } = register
  if (!states) return []
  const asked = Object.values(states.transitions).flatMap(({ asks }) => Object.keys(asks ?? {}))
  return Object.entries(fields).filter(
    ([name, { readOnly }]) => readOnly && (name === states.field || asked.includes(name)),
  )
}

/** Returns the fields that get the moments of transitions. */
export const stampsOf = ({ states }: WithStates): string[] =>
  Object.values(states?.transitions ?? {}).flatMap(({ stamps }) => stamps?.at ?? [])

/** Whether a create may set a value in a field that only transitions write. */
export function mayBeginWith({ states }: WithStates, name: string, value: unknown): boolean {
  return states?.field === name && (states.initial?.some((state) => state === value) ?? false)
}
