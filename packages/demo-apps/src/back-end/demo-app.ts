/** A call by its method and path, such as `GET /api/faq`. */
export type CallName = `${'GET' | 'POST'} /api/${string}`

/** The input and answer of one call; missing parts are not used. */
export type CallType = { query?: object; body?: unknown; answer: unknown }

/**
 * A call as its handler sees it. A handler has no other input, so the same request on the same
 * state always has the same outcome. A GET may have a body, which no browser would send
 * (demo-apps §4).
 */
export type DemoRequest<Call extends CallType = CallType> = {
  readonly query: Call extends { query: infer Query } ? Query : object
  readonly body: Call extends { body: infer Body } ? Body : undefined
  /** The time of the call, in milliseconds since 1970. */
  readonly now: number
  /** The id for a thing that the call creates. */
  readonly newId: string
}

/** The outcome of a call: an answer, with the new state if it changed, or a refusal. */
export type DemoOutcome<State, Answer> =
  | { readonly answer: Answer; readonly state?: State }
  | DemoRefusal

/** A failed call (demo-apps §7, §8). */
export type DemoRefusal = { readonly status: 401 | 404; readonly message: string }

type Handlers<State, Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends CallType
    ? (
        request: DemoRequest<Calls[Name]>,
        state: State,
      ) =>
        | DemoOutcome<State, Calls[Name]['answer']>
        | Promise<DemoOutcome<State, Calls[Name]['answer']>>
    : never
}

/** One demo app for the back-end, with any type of state. */
export type DemoApp = {
  /**
   * Makes the initial state; its days are at fixed distances from `now`, in milliseconds since
   * 1970.
   */
  readonly seed: (now: number) => unknown
  readonly handlers: ReadonlyMap<
    string,
    (
      request: DemoRequest,
      state: unknown,
    ) => DemoOutcome<unknown, unknown> | Promise<DemoOutcome<unknown, unknown>>
  >
}

/**
 * Defines the back-end of one demo app: its initial state, and a handler for each of `Calls`, the
 * type of the calls of its pages. Handlers return a new state and never change the given one.
 */
export function defineDemoApp<Calls extends { readonly [Name in keyof Calls]: CallType }>() {
  return <State>(app: {
    seed: (now: number) => State
    handlers: Handlers<State, Calls>
  }): DemoApp => ({
    seed: app.seed,
    // Each app's state comes from its own seed and handlers; the back-end only stores it.
    handlers: new Map(Object.entries(app.handlers)) as DemoApp['handlers'],
  })
}
