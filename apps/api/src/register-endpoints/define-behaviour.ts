import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { ZodMiniType } from 'zod/mini'
import type {
  ActionHandler,
  RegisterBehaviour,
  RowAction,
  RowTransition,
} from './register-behaviour.ts'
import type { NewRowOf, RowOf } from './typed-rows.ts'

/** The properties of an answer, in any of its forms, that the row does not have. */
type AddedTo<Answer, Row> = Answer extends unknown ? Exclude<keyof Answer, keyof Row> : never

/**
 * The type of a hook if its answer is the row. Otherwise it is a type that no hook matches and that
 * names the added columns.
 */
type AnswersRow<Hook, Row> = Hook extends (...given: never) => Promise<infer Answer>
  ? [AddedTo<Answer, Row>] extends [never]
    ? Hook
    : { readonly noColumn: AddedTo<Answer, Row> }
  : Hook

/**
 * The values of a map whose names another map has too; any other name gets a type that nothing
 * fits.
 */
type Named<Given, Known> = {
  readonly [Name in keyof Given]: Name extends keyof NonNullable<Known> ? Given[Name] : never
}

type Transitions<R extends AnyRegister, Given> = {
  readonly [Name in keyof Given]: {
    readonly [Hook in keyof Given[Name]]: Hook extends 'prepare'
      ? AnswersRow<Given[Name][Hook], RowOf<R>>
      : Named<Given[Name], RowTransition<RowOf<R>>>[Hook]
  }
}

/**
 * A behaviour with only the members that the machinery knows, and hooks that return rows of its
 * register.
 */
type Exact<R extends AnyRegister, Given> = {
  readonly [Name in keyof Given]: Name extends 'beforeWrite' | 'beforeCreate'
    ? AnswersRow<Given[Name], NewRowOf<R>>
    : Name extends 'beforeChange'
      ? AnswersRow<Given[Name], RowOf<R>>
      : Name extends 'transitions'
        ? Named<Transitions<R, Given[Name]>, RegisterBehaviour<R>[Name]>
        : Name extends 'values' | 'actions'
          ? Named<Given[Name], RegisterBehaviour<R>[Name]>
          : Named<Given, RegisterBehaviour<R>>[Name]
}

declare const isExact: unique symbol

/** A behaviour that `defineBehaviour` has made. */
export type ExactBehaviour<R extends AnyRegister = AnyRegister> = RegisterBehaviour<R> & {
  readonly [isExact]: true
}

/**
 * Makes the behaviour of a register beyond its definition. Three mistakes do not compile, although
 * TypeScript alone would accept them in a returned object: a hook that the machinery does not call,
 * a name that the definition lacks, and a column of a returned row that is not a field.
 */
export const defineBehaviour = <R extends AnyRegister, Given extends RegisterBehaviour<R>>(
  _register: R,
  behaviour: Given & Exact<R, Given>,
): ExactBehaviour<R> => behaviour as RegisterBehaviour<R> as ExactBehaviour<R>

/**
 * Makes an action. Its types follow from its register, for the row, and from its schemas, for the
 * body and the answer.
 */
export const defineAction = <
  R extends AnyRegister,
  Body extends ZodMiniType,
  Answer extends ZodMiniType,
>(
  _register: R,
  action: RowAction<RowOf<R>, Body, Answer>,
): ActionHandler<R> => action
