import type { ProblemCode } from '@portaria/contract/answers/errors'
import { problemDocument } from '@portaria/contract/answers/problem-document'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import type { JsonSchema, JsonSchemas } from './json-schemas.ts'
import { problemsOf } from './route-problems.ts'

/** A registered route. */
export type DescribedRoute = {
  method: string
  url: string
  schema: FastifySchema
  config: FastifyContextConfig
}

/** The schema of a body of bytes, which nothing inspects. */
const bytes = z.string() as z.ZodMiniType

/** An answer other than JSON, by its media types. */
export const fileAnswerOf = (...types: readonly [string, ...string[]]) => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: bytes }])),
})

/** An answer without a body. */
export const noAnswer = z.undefined()

/** Request headers that a route may name in `config.takes`. */
export const requestHeaders = {
  'If-Match': {
    required: true,
    description: 'The version that the change is based on, as `ETag` had it: `"7"`.',
    schema: { type: 'string', pattern: '^(W/)?"\\d{1,9}"$' },
  },
  'If-None-Match': {
    required: false,
    description: 'The `ETag` of what was read before: unchanged, it is answered without a body.',
    schema: { type: 'string' },
  },
  'Idempotency-Key': {
    required: false,
    description: 'The same call with the same key happens once.',
    schema: { type: 'string', maxLength: 255 },
  },
  'Last-Event-ID': {
    required: false,
    description: 'The last event that was read: what was missed since then comes first.',
    schema: { type: 'string' },
  },
} as const

/** Answer headers that a route may name in `config.gives`. */
export const answerHeaders = {
  ETag: {
    description:
      'The version of what is answered: a record\'s is for `If-Match`, `"7"`, a file\'s for `If-None-Match`.',
    required: true,
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Seconds until the next try.',
    required: true,
    schema: { type: 'integer' },
  },
} as const

export type RequestHeader = keyof typeof requestHeaders
export type AnswerHeader = keyof typeof answerHeaders

const statusWords: Record<number, string> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Accepted: it happens after the answer.',
  204: 'Done, without a body.',
  304: 'As it was read before.',
  400: 'The request cannot be read, or lacks its company.',
  401: 'Not signed in, or no longer.',
  403: 'Not allowed.',
  404: 'It does not exist, or not for the caller.',
  408: 'The body came too slowly.',
  409: 'What is there already does not let it happen.',
  412: 'Somebody else changed it first; `current` is the record as it is now.',
  413: 'The body is too large.',
  415: 'The body is of another media type.',
  422: '`errors` says what is wrong with which field.',
  428: '`If-Match` is missing.',
  429: 'Too much for now.',
  500: 'A defect, which is in the log.',
  503: 'Not now: too much at once, or no database.',
}

const wordsOf = (status: number) => statusWords[status] ?? ''

const headerRefs = (names: readonly AnswerHeader[]) => ({
  headers: Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
})

const fileSchema = { type: 'string' }

const retryStatuses = [429, 503]

/** Describes the answers of routes in the document; problems become components. */
export function operationAnswers(json: JsonSchemas) {
  const responses: Record<string, JsonSchema> = {}
  const problem = json.convert(problemDocument, 'output')

  function problemRef(status: number, codes: readonly ProblemCode[]): JsonSchema {
    const name = [status, ...codes].join('.')
    responses[name] ??= {
      description: wordsOf(status),
      ...(retryStatuses.includes(status) && headerRefs(['Retry-After'])),
      content: {
        'application/problem+json': {
          schema: {
            allOf: [
              problem,
              { type: 'object', properties: { status: { const: status }, code: { enum: codes } } },
            ],
          },
        },
      },
    }
    return { $ref: `#/components/responses/${name}` }
  }

  function success(status: number, declared: unknown, config: FastifyContextConfig): JsonSchema {
    const described = { description: wordsOf(status) }
    const gives = config.gives ? headerRefs(config.gives) : {}
    // An answer of 304 carries the same ETag.
    if (declared === noAnswer) return status === 304 ? { ...described, ...gives } : described
    if (declared instanceof z.ZodMiniType) {
      const content = { 'application/json': { schema: json.convert(declared, 'output') } }
      return { ...described, ...gives, content }
    }
    const { content } = declared as ReturnType<typeof fileAnswerOf>
    const files = Object.keys(content).map((type) => [type.split(';')[0], { schema: fileSchema }])
    return { ...described, ...gives, content: Object.fromEntries(files) }
  }

  function answersOf(route: DescribedRoute): JsonSchema {
    const declared = Object.entries(route.schema.response ?? {}).map(
      ([status, schema]) => [status, success(Number(status), schema, route.config)] as const,
    )
    const refused = [...problemsOf(route)].map(
      ([status, codes]) => [String(status), problemRef(status, codes)] as const,
    )
    return Object.fromEntries([...declared, ...refused])
  }

  return { answersOf, responses }
}
