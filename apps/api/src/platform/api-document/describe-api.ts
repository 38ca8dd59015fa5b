import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { ProblemCode } from '@portaria/contract/answers/errors'
import type { FastifyContextConfig } from 'fastify'
import type { ZodMiniType } from 'zod/mini'
import { type JsonSchema, jsonSchemas } from './json-schemas.ts'
import {
  type AnswerHeader,
  answerHeaders,
  type DescribedRoute,
  operationAnswers,
  type RequestHeader,
  requestHeaders,
} from './operations.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Headers of the request that the route reads. */
    takes?: readonly RequestHeader[]
    /** Headers of the route's answers. */
    gives?: readonly AnswerHeader[]
    /** Problem codes that do not follow from the parameters of the route. */
    refuses?: readonly ProblemCode[]
  }
  interface FastifySchema {
    /** The fields of a multipart body, which the route reads itself. */
    form?: ZodMiniType
  }
}

export const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `access_token` of `POST /login` or `GET /refresh`.',
  },
  company: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Tenant-Id',
    description: 'The company that a role of the platform acts in.',
  },
  metrics: { type: 'http', scheme: 'bearer', description: '`METRICS_TOKEN`.' },
} as const

/** The security requirements of a route: a session, with or without a chosen company. */
const securityOf = ({ access }: FastifyContextConfig): Record<string, string[]>[] =>
  access === 'public' ? [] : [{ session: [] }, { session: [], company: [] }]

/** Joins method and path into one name, such as `postResidentsByIdRestore`. */
function operationId(method: string, url: string): string {
  const words = url
    .replace(/^\/api\/v1\//, '')
    .replace(/:(\w+)/g, 'by-$1')
    .split(/[^a-zA-Z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`)
  return `${method.toLowerCase()}${words.join('')}`
}

type Operation = JsonSchema & { parameters?: JsonSchema[] }

/** Makes the OpenAPI document from the registered routes. */
export function apiDescription(): Pick<
  FastifyDynamicSwaggerOptions,
  'transform' | 'transformObject'
> {
  const json = jsonSchemas()
  const { answersOf, responses } = operationAnswers(json)
  const completions = new Map<string, (operation: Operation) => Operation>()

  function bodyOf({ schema: { body, form } }: DescribedRoute): JsonSchema {
    const [schema, type] = form
      ? [form, 'multipart/form-data']
      : [body as ZodMiniType | undefined, 'application/json']
    if (!schema) return {}
    const required = !schema.safeParse(undefined).success
    const content = { [type]: { schema: json.convert(schema, 'input') } }
    return { requestBody: { ...(required && { required }), content } }
  }

  const completionOf = (route: DescribedRoute) => (operation: Operation) => {
    const names = route.config.takes ?? []
    const headers = names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
    const parameters = [...(operation.parameters ?? []), ...headers]
    return {
      ...operation,
      ...(parameters.length > 0 && { parameters }),
      ...bodyOf(route),
      responses: answersOf(route),
    }
  }

  return {
    transform({ schema, url, route }) {
      if (!schema || schema.hide) return { schema: { hide: true }, url }
      const config = route.config ?? {}
      for (const method of [route.method].flat()) {
        const path = url.replace(/:(\w+)/g, '{$1}')
        const described = { method, url, schema, config }
        completions.set(`${method.toLowerCase()} ${path}`, completionOf(described))
      }
      const { tags, summary, description, params, querystring, security } = schema
      const inputOf = (part: unknown) => part && json.convert(part as ZodMiniType, 'input')
      const described = {
        tags,
        summary,
        description,
        security: security ?? securityOf(config),
        operationId: operationId([route.method].flat()[0] ?? '', url),
        ...(params ? { params: inputOf(params) } : {}),
        ...(querystring ? { querystring: inputOf(querystring) } : {}),
      }
      return { schema: described, url }
    },

    transformObject(document) {
      if (!('openapiObject' in document)) throw new Error('the document is one of OpenAPI 3')
      const { openapiObject } = document
      const paths = Object.entries(openapiObject.paths ?? {}).map(([path, operations]) => {
        const completed = Object.entries(operations ?? {}).map(([method, operation]) => {
          const complete = completions.get(`${method} ${path}`)
          return [method, complete ? complete(operation as Operation) : operation]
        })
        return [path, Object.fromEntries(completed)] as const
      })
      const parameters: Record<string, JsonSchema> = {}
      for (const [name, header] of Object.entries(requestHeaders)) {
        parameters[name] = { name, in: 'header', ...header }
      }
      return {
        ...openapiObject,
        paths: Object.fromEntries(paths),
        components: {
          securitySchemes,
          parameters,
          headers: answerHeaders,
          responses,
          schemas: Object.fromEntries(json.components),
        },
      } as unknown as typeof openapiObject
    },
  }
}
