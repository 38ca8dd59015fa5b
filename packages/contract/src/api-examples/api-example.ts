/**
 * A value that is another at every run, such as an id or a time: the documentation shows this one, and
 * the test that runs the example asks for its kind alone (of a text line, for its shape).
 */
export type Varying = { readonly varies: string | number | boolean }

/** More follows here, fields or rows, that the example leaves out. */
export type More = { readonly more: true }

/** An answer as the documentation shows it. */
export type Shown =
  | string
  | number
  | boolean
  | null
  | Varying
  | readonly (Shown | More)[]
  | { readonly [field: string]: Shown | More }

/** The place of whatever else an answer holds: the last element of a list, or `...more` in an object. */
export const rest: More = { more: true }
export const more = { '…': rest } as const

export function varies(value: Varying['varies']): Varying {
  return { varies: value }
}

/** What a form sends beside its fields. */
export type ExampleFile = {
  readonly field: string
  readonly name: string
  readonly lines: readonly string[]
}

/**
 * One call of the API on the demonstration, with its answer. The documentation prints them, and a test
 * sends them to a real server in the order of `apiExamples`: what is printed is what happens.
 */
export type ApiExample = {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`; `$NAME` stands for what an earlier example keeps. */
  readonly path: string
  /** The name of the token it is sent with; absent, nobody is signed in. */
  readonly as?: 'TOKEN' | 'GATE_TOKEN' | 'ADMIN_TOKEN'
  readonly headers?: { readonly [name: string]: string }
  readonly body?: { readonly [field: string]: unknown }
  readonly form?: { readonly file: ExampleFile; readonly fields: Readonly<Record<string, string>> }
  readonly answer: {
    readonly status: number
    readonly headers?: { readonly [name: string]: string }
    /** Absent where the answer has no body, or is no JSON. */
    readonly json?: Shown
    readonly lines?: readonly (string | Varying)[]
  }
  /** A value of the answer, by its path, that later examples use by a name. */
  readonly keeps?: { readonly name: string; readonly from: string }
  /** Asked again until the work it looks at has ended. */
  readonly settles?: true
  /** A stream: what the examples after it do comes in while it is open. */
  readonly streams?: true
}
