import { apiComponents, apiLimits } from '@portaria/contract/schemas/api-components'
import * as z from 'zod/mini'

/** A JSON Schema in the form of OpenAPI 3.1. */
export type JsonSchema = { [keyword: string]: unknown }

type Direction = 'input' | 'output'

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null

/**
 * Whether a field is always refused. Declaring such a field is redundant, since no undeclared
 * property is allowed either.
 */
const isNever = (schema: unknown) => isObject(schema) && JSON.stringify(schema) === '{"not":{}}'

/**
 * Leaves out redundant keywords: the pattern of a format, the bounds of any whole number, fields
 * that are always refused.
 */
function shorten({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if ('format' in jsonSchema) delete jsonSchema['pattern']
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
  const { properties } = jsonSchema
  if (!isObject(properties)) return
  for (const [name, property] of Object.entries(properties)) {
    if (isNever(property)) delete properties[name]
  }
}

/**
 * Converts schemas of the contract to JSON Schemas. Named ones become components of the document
 * and are referred to.
 */
export function jsonSchemas() {
  const components = new Map<string, JsonSchema>()

  function collect(id: string, { id: _id, ...schema }: JsonSchema): void {
    const known = components.get(id)
    // The input and the output of a schema may differ, and then need two names.
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`two components of the API's document are named ${id}`)
    components.set(id, schema)
  }

  // Many routes share a schema.
  const converted = {
    input: new Map<z.ZodMiniType, JsonSchema>(),
    output: new Map<z.ZodMiniType, JsonSchema>(),
  }

  function convert(schema: z.ZodMiniType, io: Direction): JsonSchema {
    const known = converted[io].get(schema)
    if (known) return known
    const made = z.toJSONSchema(schema, {
      io,
      metadata: apiComponents,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override({ zodSchema, jsonSchema }) {
        shorten({ jsonSchema })
        Object.assign(jsonSchema, apiLimits.get(zodSchema as unknown as z.ZodMiniType))
      },
    })
    const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')
    const { $schema: _dialect, $defs = {}, ...own } = JSON.parse(text) as JsonSchema
    for (const [id, named] of Object.entries($defs as Record<string, JsonSchema>))
      collect(id, named)
    converted[io].set(schema, own)
    return own
  }

  return { components, convert }
}

export type JsonSchemas = ReturnType<typeof jsonSchemas>
