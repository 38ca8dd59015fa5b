import type { DemoApp, DemoOutcome, DemoRefusal } from './demo-app.ts'
import { type DemoCall, DemoFailure, pathOf } from './demo-call.ts'
import { callNetwork } from './network.ts'

/** The apps by the beginning of their paths, each loaded when it is first called. */
export type DemoAppList = readonly {
  readonly path: string
  readonly load: () => Promise<DemoApp>
}[]

/** The surroundings of the back-end, which tests can replace. */
export type Surroundings = {
  readonly now: () => number
  readonly newId: () => string
  /** Handles calls without a handler. */
  readonly network: (call: DemoCall) => Promise<unknown>
}

export type BackEnd = {
  /** Answers a call. Throws a `DemoFailure`. */
  readonly ask: (call: DemoCall) => Promise<unknown>
  /**
   * Returns the answer of `ask` at once, for a call that changes nothing, to a loaded app, while no
   * other call runs. Null otherwise.
   */
  readonly look: (call: DemoCall) => DemoOutcome<unknown, unknown> | null
  /** Loads the app at a path before its first call. */
  readonly prepare: (path: string) => Promise<void>
  /** Forgets all state: the next call starts with the seeds again. */
  readonly forget: () => void
}

const surroundingsOfPage: Surroundings = { now: () => Date.now(), newId, network: callNetwork }

/**
 * The in-browser back-end: a router with a store, without a service worker. It answers at once, by
 * the first app with a matching path and a handler; every other call goes to the network
 * (demo-apps §1). A reload starts with the seeds again.
 */
export function backEnd(apps: DemoAppList, surroundings = surroundingsOfPage): BackEnd {
  const states = new Map<DemoApp, unknown>()
  const fetched = new Map<string, DemoApp>()
  const { inTurn, isIdle } = oneAfterTheOther()

  const placeOf = (path: string) =>
    apps.find((each) => path === each.path || path.startsWith(`${each.path}/`))

  const fetchApp = async ({ path, load }: DemoAppList[number]) => {
    const app = fetched.get(path) ?? (await load())
    fetched.set(path, app)
    return app
  }

  /** Runs the handler of a call on the current state. */
  const outcomeOf = (app: DemoApp, call: DemoCall) => {
    if (!states.has(app)) states.set(app, app.seed(surroundings.now()))
    const { query = {}, body } = structuredClone({ query: call.query, body: call.body })
    // A call without a body counts as one with an empty body.
    const given: unknown = body ?? {}
    const request = {
      query,
      body: given as undefined,
      now: surroundings.now(),
      newId: surroundings.newId(),
    }
    return app.handlers.get(call.name)?.(request, states.get(app)) ?? null
  }

  const ask: BackEnd['ask'] = async (call) => {
    const place = placeOf(pathOf(call.name))
    const app = place && (await fetchApp(place))
    if (!app?.handlers.has(call.name)) return surroundings.network(call)
    return inTurn(async () => {
      const outcome = await outcomeOf(app, call)
      if (outcome === null) return undefined
      if (isRefusal(outcome)) throw new DemoFailure(outcome.status, outcome.message)
      if (outcome.state !== undefined) states.set(app, outcome.state)
      // Pages get a copy, like over a network: changing it does not change the store.
      return structuredClone(outcome.answer)
    })
  }

  const look: BackEnd['look'] = (call) => {
    const app = fetched.get(placeOf(pathOf(call.name))?.path ?? '')
    const outcome = app && isIdle() ? outcomeOf(app, call) : null
    if (outcome === null || 'then' in outcome) return null
    if (isRefusal(outcome)) return outcome
    return outcome.state === undefined ? { answer: structuredClone(outcome.answer) } : null
  }

  const prepare: BackEnd['prepare'] = async (path) => {
    const place = placeOf(path)
    if (place !== undefined) await fetchApp(place)
  }
  return { ask, look, prepare, forget: () => states.clear() }
}

export function isRefusal(outcome: DemoOutcome<unknown, unknown>): outcome is DemoRefusal {
  return 'status' in outcome
}

/**
 * Runs handlers one after another: one may be asynchronous, like signing, and the next needs its
 * state.
 */
function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    waiting += 1
    const turn = last.then(work).finally(() => {
      waiting -= 1
    })
    last = turn.catch(() => undefined)
    return turn
  }
  return { inTurn, isIdle: () => waiting === 0 }
}

/** Browsers have no `crypto.randomUUID` on pages loaded over plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
