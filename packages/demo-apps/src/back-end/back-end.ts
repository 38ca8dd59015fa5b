import type { DemoApp, DemoOutcome, DemoRefusal } from './demo-app.ts'
import { type DemoCall, DemoFailure, pathOf } from './demo-call.ts'
import { callNetwork } from './network.ts'

/** The apps by the beginning of their paths, each fetched when it is first called. */
export type DemoAppList = readonly {
  readonly path: string
  readonly load: () => Promise<DemoApp>
}[]

/** What the back-end takes from outside, so that a test can set it. */
export type Surroundings = {
  readonly now: () => number
  readonly newId: () => string
  /** Where calls go that no handler knows. */
  readonly network: (call: DemoCall) => Promise<unknown>
}

export type BackEnd = {
  /** Answers a call. Throws a `DemoFailure`. */
  readonly ask: (call: DemoCall) => Promise<unknown>
  /** Forgets every state: the next call begins with the seeds again. */
  readonly forget: () => void
}

const surroundingsOfPage: Surroundings = { now: () => Date.now(), newId, network: callNetwork }

/**
 * The in-browser back-end: a router with a store, no service worker. It answers at once, by the
 * first app whose path fits and that has a handler for the call; every other call passes to the
 * network. A reload begins with the seeds again.
 */
export function backEnd(apps: DemoAppList, surroundings = surroundingsOfPage): BackEnd {
  const states = new Map<DemoApp, unknown>()
  const inTurn = oneAfterTheOther()

  const ask: BackEnd['ask'] = async (call) => {
    const path = pathOf(call.name)
    const app = await apps
      .find((each) => path === each.path || path.startsWith(`${each.path}/`))
      ?.load()
    const handler = app?.handlers.get(call.name)
    if (app === undefined || handler === undefined) return surroundings.network(call)
    return inTurn(async () => {
      if (!states.has(app)) states.set(app, app.seed(surroundings.now()))
      const { query = {}, body } = structuredClone({ query: call.query, body: call.body })
      const request = {
        query,
        body: body as undefined,
        now: surroundings.now(),
        newId: surroundings.newId(),
      }
      const outcome = await handler(request, states.get(app))
      if (isRefusal(outcome)) throw new DemoFailure(outcome.status, outcome.message)
      if (outcome.state !== undefined) states.set(app, outcome.state)
      // Pages get a copy, as over a network: changing it does not change the store.
      return structuredClone(outcome.answer)
    })
  }
  return { ask, forget: () => states.clear() }
}

function isRefusal(outcome: DemoOutcome<unknown, unknown>): outcome is DemoRefusal {
  return 'status' in outcome
}

/** Handlers run one after the other: one may wait, as signing does, and the next needs its state. */
function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** Browsers have no `crypto.randomUUID` on a page that was loaded over plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
