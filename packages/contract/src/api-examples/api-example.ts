/**
 * A value that differs at every run, such as an id or a time: the documentation shows this one, and
 * the test that runs the example checks only its type (for a text line, its shape).
 */
export type Varying = { readonly varies: string | number | boolean }

/** Marks further fields or rows that the example leaves out. */
export type More = { readonly more: true }

/** An answer as shown in the documentation. */
export type Shown =
  | string
  | number
  | boolean
  | null
  | Varying
  | readonly (Shown | More)[]
  | { readonly [field: string]: Shown | More }

/** Stands for the rest of an answer: the last element of a list, or `...more` in an object. */
export const rest: More = { more: true }
export const more = { '…': rest } as const

export function varies(value: Varying['varies']): Varying {
  return { varies: value }
}

/** A file that a form sends beside its fields. */
export type ExampleFile = {
  readonly field: string
  readonly name: string
  readonly lines: readonly string[]
}

/**
 * One call of the API on the demonstration, with its answer. The documentation prints them, and a
 * test sends them to a real server in the order of `apiExamples`, so that the printed answers are
 * real.
 */
export type ApiExample = {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`; `$NAME` stands for a value that an earlier example keeps. */
  readonly path: string
  /** The name of the token that the call is sent with; absent without a session. */
  readonly as?: 'TOKEN' | 'GATE_TOKEN' | 'ADMIN_TOKEN' | 'RESIDENT_TOKEN'
  readonly headers?: { readonly [name: string]: string }
  readonly body?: { readonly [field: string]: unknown }
  readonly form?: { readonly file: ExampleFile; readonly fields: Readonly<Record<string, string>> }
  readonly answer: {
    readonly status: number
    readonly headers?: { readonly [name: string]: string }
    /** Absent if the answer has no body, or is not JSON. */
    readonly json?: Shown
    readonly lines?: readonly (string | Varying)[]
  }
  /** A value of the answer, by its path, that later examples use by name. */
  readonly keeps?: { readonly name: string; readonly from: string }
  /** Set if the test repeats the call until the work that it observes has ended. */
  readonly settles?: true
  /** Set for a stream: events of later examples arrive while it is open. */
  readonly streams?: true
}
