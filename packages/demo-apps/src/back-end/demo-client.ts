import { queries } from '../host/query-cache.ts'
import type { CallName, CallType, DemoOutcome } from './demo-app.ts'
import { DemoFailure, pathOf } from './demo-call.ts'
import { ask, look } from './page-back-end.ts'

type InputOf<Call> = Pick<Call, Extract<keyof Call, 'query' | 'body'>>

/** The input of a call as its second argument; a call without input has none. */
type Arguments<Call> = keyof InputOf<Call> extends never ? [] : [input: InputOf<Call>]

type AnswerOf<Call> = Call extends { answer: infer Answer } ? Answer : never

/** The calls of one app for its pages, typed like its handlers. */
export type DemoClient<Calls> = {
  /** Calls once. Throws a `DemoFailure`. */
  call: <Name extends keyof Calls>(
    name: Name,
    ...input: Arguments<Calls[Name]>
  ) => Promise<AnswerOf<Calls[Name]>>
  /** Calls once, and reads the shown data of the app again. Throws a `DemoFailure`. */
  change: <Name extends keyof Calls>(
    name: Name,
    ...input: Arguments<Calls[Name]>
  ) => Promise<AnswerOf<Calls[Name]>>
  /** The query of one thing; null if it does not exist (404). */
  find: <Name extends keyof Calls>(
    name: Name,
    ...input: Arguments<Calls[Name]>
  ) => DemoQuery<AnswerOf<Calls[Name]> | null>
  /** A call as a query of the cache, for data that a page shows. */
  query: <Name extends keyof Calls>(
    name: Name,
    ...input: Arguments<Calls[Name]>
  ) => DemoQuery<AnswerOf<Calls[Name]>>
}

/** A query whose answer is available at once if the back-end is loaded, so that nothing flashes. */
type DemoQuery<Answer> = {
  queryKey: readonly unknown[]
  queryFn: () => Promise<Answer>
  initialData: () => Answer | undefined
}

/** Makes the client of one app's calls. */
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

/** The path shared by all calls of one app: `/api/todo-app`. */
function appPathOf(name: CallName): string {
  return pathOf(name).split('/').slice(0, 3).join('/')
}

/** Returns null for a missing thing; throws every other failure. */
function nullIfMissing(error: unknown): null {
  if (error instanceof DemoFailure && error.status === 404) return null
  throw error
}

/** The answer of an outcome; undefined without one. */
function answerIn(outcome: DemoOutcome<unknown, unknown> | null): unknown {
  return outcome !== null && 'answer' in outcome ? outcome.answer : undefined
}
