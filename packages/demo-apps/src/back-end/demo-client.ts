import { queries } from '../host/query-cache.ts'
import type { CallName, CallType, DemoOutcome } from './demo-app.ts'
import { DemoFailure, pathOf } from './demo-call.ts'
import { ask, look } from './page-back-end.ts'

type InputOf<Call> = Pick<Call, Extract<keyof Call, 'query' | 'body'>>

/** What a call takes, as the second argument; a call that takes nothing has none. */
type Arguments<Call> = keyof InputOf<Call> extends never ? [] : [input: InputOf<Call>]

type AnswerOf<Call> = Call extends { answer: infer Answer } ? Answer : never

/** How the pages of one app call their back-end: by the types that its handlers must satisfy. */
export type DemoClient<Calls> = {
  /** Calls once. Throws a `DemoFailure`. */
  call: <Name extends keyof Calls>(
    name: Name,
    ...input: Arguments<Calls[Name]>
  ) => Promise<AnswerOf<Calls[Name]>>
  /** Calls once, and reads what pages show of the same app anew. Throws a `DemoFailure`. */
  change: <Name extends keyof Calls>(
    name: Name,
    ...input: Arguments<Calls[Name]>
  ) => Promise<AnswerOf<Calls[Name]>>
  /** The query of one thing; null where it is not there (404). */
  find: <Name extends keyof Calls>(
    name: Name,
    ...input: Arguments<Calls[Name]>
  ) => DemoQuery<AnswerOf<Calls[Name]> | null>
  /** The same call as a query of the cache, for what a page shows. */
  query: <Name extends keyof Calls>(
    name: Name,
    ...input: Arguments<Calls[Name]>
  ) => DemoQuery<AnswerOf<Calls[Name]>>
}

/** A query whose answer is there at once where the back-end is: nothing waits for it, or flashes. */
type DemoQuery<Answer> = {
  queryKey: readonly unknown[]
  queryFn: () => Promise<Answer>
  initialData: () => Answer | undefined
}

/** The client of one app's calls. */
export function demoClient<
  Calls extends { readonly [Name in keyof Calls]: Name extends CallName ? CallType : never },
>(): DemoClient<Calls> {
  const call: DemoClient<Calls>['call'] = async (name, ...[input]) => {
    const given: { query?: object; body?: unknown } = { ...input }
    // Handlers have these types; an answer of the network is trusted to have them too.
    return (await ask({ name: name as CallName, ...given })) as AnswerOf<Calls[typeof name]>
  }
  const lookAt = <Name extends keyof Calls>(name: Name, ...[input]: Arguments<Calls[Name]>) =>
    look({ name: name as CallName, ...input })
  const change: DemoClient<Calls>['change'] = async (name, ...input) => {
    const answer = await call(name, ...input)
    const app = `GET ${appPathOf(name as CallName)}/`
    await queries.invalidateQueries({
      refetchType: 'all',
      predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith(app),
    })
    return answer
  }
  return {
    call,
    change,
    find: (name, ...input) => ({
      queryKey: [name, ...input],
      queryFn: async () => call(name, ...input).catch(nullIfMissing),
      initialData: () => {
        const outcome = lookAt(name, ...input)
        return outcome !== null && 'status' in outcome && outcome.status === 404
          ? null
          : (answerIn(outcome) as AnswerOf<Calls[typeof name]> | undefined)
      },
    }),
    query: (name, ...input) => ({
      queryKey: [name, ...input],
      queryFn: () => call(name, ...input),
      initialData: () =>
        answerIn(lookAt(name, ...input)) as AnswerOf<Calls[typeof name]> | undefined,
    }),
  }
}

/** The path that all calls of one app share: `/api/todo-app`. */
function appPathOf(name: CallName): string {
  return pathOf(name).split('/').slice(0, 3).join('/')
}

/** Null for what is not there; every other failure goes on. */
function nullIfMissing(error: unknown): null {
  if (error instanceof DemoFailure && error.status === 404) return null
  throw error
}

/** The answer of an outcome; undefined where there is none. */
function answerIn(outcome: DemoOutcome<unknown, unknown> | null): unknown {
  return outcome !== null && 'answer' in outcome ? outcome.answer : undefined
}
