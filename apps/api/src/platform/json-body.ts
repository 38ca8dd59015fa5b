import type { ProblemCode } from '@portaria/contract/answers/errors'
import type { FastifyInstance } from 'fastify'
import { problem } from './problem.ts'

/** Limit of values and names in a body: a bulk change of a thousand rows has a fifth of it. */
const MOST_VALUES = 25_000

/** Limit of nested objects and lists: no body that a route reads has more than six levels. */
const DEEPEST = 64

/**
 * Parses JSON bodies as Fastify does (malformed ones are refused, and so are `__proto__` and
 * `constructor` keys), except that an empty body counts as none (platform §9): the web client sends
 * `Content-Type: application/json` with every call. A body with more values than any form has is
 * refused before it is parsed: checking half a million would hold the thread for seconds.
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

/**
 * Returns the reason to refuse a text as a body, judged by its commas, colons and brackets outside
 * of strings.
 */
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

/**
 * Returns the index of a string's closing quote, or the last index of the text if there is none.
 */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '"') return at
    if (text[at] === '\\') at += 1
  }
  return text.length
}
