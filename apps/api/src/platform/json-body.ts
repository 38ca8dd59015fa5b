import type { ProblemCode } from '@portaria/contract/errors'
import type { FastifyInstance } from 'fastify'
import { problem } from './problem.ts'

/** Most values and names of a body: a change of a thousand rows at once has a fifth of it. */
const MOST_VALUES = 25_000

/** Objects and lists within each other: no body that a route reads has more than six. */
const DEEPEST = 64

/**
 * Parses JSON bodies as Fastify does (malformed ones are refused, and so are `__proto__` and
 * `constructor` keys), but takes an empty body as none (platform §9): the web client sends
 * `Content-Type: application/json` with every call, also without a body. One with more values than any
 * form has is refused before it is parsed: checking each of half a million would hold the thread for seconds.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      const refusal = refusalOfShape(body)
      if (body === '') done(null, undefined)
      else if (refusal !== undefined) done(problem(refusal))
      else void parse(request, body, done)
    },
  )
}

/** Why a text is no body of a form, by its commas, colons and brackets outside of strings. */
function refusalOfShape(text: string): ProblemCode | undefined {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === ',' || sign === ':') values += 1
    else if (sign === ']' || sign === '}') depth -= 1
    else if (sign === '[' || sign === '{') {
      depth += 1
      values += 1
      if (depth > DEEPEST) return 'malformed'
    }
    if (values > MOST_VALUES) return 'too_large'
  }
  return undefined
}

/** The closing quote of a string that opens there; the last place of the text where it has none. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '"') return at
    if (text[at] === '\\') at += 1
  }
  return text.length
}
