import type { RightsColumn } from '../roles.ts'
import type { Field, Fields } from './field.ts'

/** Made by people, at its route and as an action of bulk. */
type ByPeople = {
  readonly roles: readonly RightsColumn[]
  readonly by?: undefined
  /** No button of lists and pages makes it: it is part of something larger that a screen does. */
  readonly shown?: false
}

/** Made by jobs and cascades alone: it has neither route nor button. */
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
  /** From any other state it is refused with `state_conflict`. */
  readonly from: readonly State[]
  readonly to: State
  /** The fields that it writes beside the state; `required` ones must come with it. */
  readonly asks?: { readonly [Field in Name]?: 'required' | 'optional' }
  /** The fields that get its moment, and the id of the person. */
  readonly stamps?: { readonly at: Stamp; readonly by?: Stamp }
  /** Made of one row at a time: it does more than change its row. */
  readonly single?: true
  /** Asked to confirm before it is done: no other transition takes it back. `danger` ends something. */
  readonly tone?: 'danger' | 'primary'
}

/** The states of a register's rows: one `choice` that only transitions write. */
export type States<
  StateField extends string = string,
  State extends string = string,
  Name extends string = string,
  Stamp extends string = string,
  TransitionName extends string = string,
> = {
  readonly field: StateField
  /** The states that a create may set; without one, a row begins in the table's default. */
  readonly initial?: readonly State[]
  readonly transitions: { readonly [Each in TransitionName]: Transition<State, Name, Stamp> }
  /** States in which a row is over: it is changed and removed no more. */
  readonly over?: readonly State[]
  /** States in which a row is not removed: something is held for somebody. */
  readonly keeps?: readonly State[]
  /**
   * What a state usually leads to, the most usual first: a record's page shows these, and everything else
   * behind one button.
   */
  readonly usual?: { readonly [Each in State]?: readonly TransitionName[] }
  /** States that wait for those who may take the transition: the landing page counts their rows. */
  readonly needs?: { readonly [Waiting in State]?: TransitionName }
}

/** The fields that only the server writes: one of them has the state, others the stamps. */
export type GovernedName<Map extends Fields> = {
  [Name in keyof Map & string]: Map[Name] extends { readonly readOnly: true } ? Name : never
}[keyof Map & string]

/** The values of a `choice`. */
export type ChoiceOf<F> = F extends { readonly options: readonly (infer Value)[] }
  ? Extract<Value, string>
  : never

/** The fields of a register, and the states that some have. */
type WithStates = {
  readonly fields: Fields
  readonly states?: States
}

/** Whether a row may be removed by its state. */
export const isRemovable = (
  { states }: WithStates,
  row: { readonly [field: string]: unknown },
): boolean => states?.keeps?.some((state) => state === row[states.field]) !== true

/** The transitions that people make, by name. */
export const pressedTransitions = ({ states }: WithStates): [string, Transition & ByPeople][] =>
  Object.entries(states?.transitions ?? {}).flatMap(([name, transition]) =>
    transition.by ? [] : [[name, transition]],
  )

/** What the state of a row usually leads to; nothing where its register does not say. */
export const nextTransitions = (
  { states }: WithStates,
  row: { readonly [field: string]: unknown },
): readonly string[] => states?.usual?.[String(row[states.field])] ?? []

export function transitionOf({ states }: WithStates, name: string): Transition | undefined {
  return states?.transitions[name]
}

/** The fields that a transition asks for, each as it checks its value; for a form those of its role. */
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

/** The fields that transitions alone write, and that spreadsheets show: the state, and what is asked. */
export function governedFields(register: WithStates): [string, Field][] {
  const { states, fields } = register
  if (!states) return []
  const asked = Object.values(states.transitions).flatMap(({ asks }) => Object.keys(asks ?? {}))
  return Object.entries(fields).filter(
    ([name, { readOnly }]) => readOnly && (name === states.field || asked.includes(name)),
  )
}

/** The fields that get the moments of transitions. */
export const stampsOf = ({ states }: WithStates): string[] =>
  Object.values(states?.transitions ?? {}).flatMap(({ stamps }) => stamps?.at ?? [])

/** Whether a new row may begin with a value in a field that transitions alone write. */
export function mayBeginWith({ states }: WithStates, name: string, value: unknown): boolean {
  return states?.field === name && (states.initial?.some((state) => state === value) ?? false)
}
