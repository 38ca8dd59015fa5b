import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

type JsonObject = Record<string, unknown>

/** The parts of the OpenAPI document that declare answers. */
export type ApiDocument = {
  paths: Record<string, Record<string, { responses: Record<string, JsonObject> }>>
  components: JsonObject
}

/** An answer as it was sent. */
export type SentAnswer = {
  method: string
  /** The route's pattern. */
  url: string
  status: number
  contentType: string
  headers: readonly string[]
  /** Whether only some fields of a record were asked for. */
  isPart?: boolean
  /** Null for a stream or bytes. */
  text: string | null
}

type Declared = { headers?: JsonObject; content?: Record<string, { schema: JsonObject }> }

const mediaType = (contentType: string) => contentType.split(';')[0]?.trim() ?? ''

/** Returns functions that compare answers with the declarations in a document. */
export function declaredAnswers({ paths, components }: ApiDocument) {
  // Each validator is used only a few times: optimising its code costs more than it saves.
  const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } })
  formats.default(ajv)
  ajv.addSchema({ $id: 'api', components })
  const compiled = new Map<string, ValidateFunction>()
  const bySchema = new Map<JsonObject, { whole?: ValidateFunction; part?: ValidateFunction }>()

  /** Checks against the whole record, unless the call asked for some of its fields. */
  function validatorOf(schema: JsonObject, isPart: boolean): ValidateFunction {
    const known = bySchema.get(schema) ?? {}
    bySchema.set(schema, known)
    if (isPart) return (known.part ??= compile(schema, true))
    return (known.whole ??= compile(schema, false))
  }

  function compile(schema: JsonObject, isPart: boolean): ValidateFunction {
    const declared = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')
    const text = isPart ? declared : declared.replaceAll(/(schemas\/\w+)Part"/g, '$1"')
    const known = compiled.get(text)
    if (known) return known
    const made = ajv.compile(JSON.parse(text) as JsonObject)
    compiled.set(text, made)
    return made
  }

  function declaredOf({ method, url, status }: SentAnswer): Declared | undefined {
    const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    const answer = operation?.responses[String(status)]
    const ref = answer?.['$ref']
    if (typeof ref !== 'string') return answer
    return ref
      .split('/')
      .slice(2)
      .reduce<unknown>((value, name) => Reflect.get(Object(value), name), components) as Declared
  }

  /** Lists the differences between an answer and its declaration. */
  return function differences(answer: SentAnswer): string[] {
    const declared = declaredOf(answer)
    if (!declared) return [`the status ${answer.status} is not declared`]
    const wrong: string[] = []
    for (const header of ['ETag', 'Retry-After']) {
      const isSent = answer.headers.includes(header.toLowerCase())
      if (header in (declared.headers ?? {}) === isSent) continue
      wrong.push(isSent ? `${header} is not declared` : `${header} is declared, and missing`)
    }
    if (!declared.content) return answer.text === '' ? wrong : [...wrong, 'no body is declared']
    const content = declared.content[mediaType(answer.contentType)]
    if (!content) return [...wrong, `the type ${answer.contentType} is not declared`]
    if (!mediaType(answer.contentType).endsWith('json') || answer.text === null) return wrong
    const validate = validatorOf(content.schema, answer.isPart === true)
    if (validate(JSON.parse(answer.text))) return wrong
    const errors = validate.errors ?? []
    for (const { instancePath, message, params } of errors) {
      wrong.push(`${instancePath} ${message ?? ''} ${JSON.stringify(params)}`)
    }
    return wrong
  }
}
