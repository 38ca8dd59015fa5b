import { type Problem, type ProblemCode, problems } from '@portaria/contract/answers/errors'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { fieldKinds } from '@portaria/contract/define-register/field-kinds/field-kinds'
import { partOf, recordSchema } from '@portaria/contract/define-register/record-answers'
import { registerNames } from '@portaria/contract/define-register/register-names'
import { fieldText, problemText } from '@portaria/contract/loaded-texts/problem-texts'
import { registers } from '@portaria/contract/modules/registers'
import type { FieldCode } from '@portaria/contract/record-checks/field-codes'
import { onTestFinished, vi } from 'vitest'
import { API_BASE } from '../platform/api-base.ts'
import { isRecord, type RegisterRecord } from '../register-pages/record.ts'

/** A call as the browser sent it. */
export type Call = {
  readonly name: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: unknown
}

/** An answer accepted by a schema of the contract, or a refusal; tests cannot give others. */
export type Answer = Response

/** The answer to each call, or a function that makes it. */
export type Answers = Readonly<Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>>

/** The server of a test, with the calls it received, in order. */
export type FakeServer = { readonly calls: readonly Call[]; sent(name: string): readonly Call[] }

/** Filters that every list has. Two of them search for a complete document. */
const filtersOfAll = ['id', 'deleted', 'cpf', 'id_doc']

/** Finds filters of a call that its register does not have: the real server would refuse them. */
function unknownFilters({ name, query }: Call): string[] {
  const asked = registerNames.find((one) => name === `GET /${one}`)
  if (asked === undefined) return []
  const { list }: AnyRegister = registers[asked]
  const known = new Set([...list.filters, ...Object.keys(list.related ?? {}), ...filtersOfAll])
  return [...query.keys()]
    .filter((key) => !known.has(/^filter\[(\w+)\]/.exec(key)?.[1] ?? 'id'))
    .map((key) => `${name}?${key}`)
}

/**
 * Answers calls by `METHOD /path`, such as `GET /towers`. A call without an answer fails the test,
 * since the screen would show a state that never occurs.
 */
export function answerCalls(answers: Answers): FakeServer {
  const calls: Call[] = []
  const unanswered: string[] = []
  const refusedFilters: string[] = []
  const own = globalThis.fetch
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, request: RequestInit = {}) => {
    const url = new URL(address instanceof Request ? address.url : address, window.location.origin)
    if (!url.pathname.startsWith(API_BASE)) return own(address, request)
    const name = `${request.method ?? 'GET'} ${url.pathname.slice(API_BASE.length)}`
    const { body } = request
    const call = {
      name,
      query: url.searchParams,
      headers: new Headers(request.headers),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
    }
    calls.push(call)
    refusedFilters.push(...unknownFilters(call))
    const given = answers[name]
    if (given === undefined) unanswered.push(name)
    const answered = typeof given === 'function' ? await given(call) : given
    return (answered ?? refused('not_found')).clone()
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    if (unanswered.length > 0) throw new Error(`nobody answers ${unanswered.join(', ')}`)
    if (refusedFilters.length > 0) throw new Error(`no list has ${refusedFilters.join(', ')}`)
  })
  return { calls, sent: (name) => calls.filter((call) => call.name === name) }
}

/**
 * Makes a problem document with the server's sentences for its fields. `more` adds further members,
 * such as the current row.
 */
export function refused(
  code: ProblemCode,
  errors: Readonly<Record<string, FieldCode>> = {},
  more: Partial<Problem> = {},
): Answer {
  const status = problems[code]
  const fields = Object.entries(errors).map(([field, one]) => ({
    field,
    code: one,
    message: fieldText('pt', one),
  }))
  const document: Problem = {
    type: code,
    status,
    code,
    ...problemText('pt', code),
    ...(fields.length > 0 && { errors: fields }),
    ...more,
  }
  return Response.json(document, {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  })
}

/** Makes an answer by the contract's schema; throws for one that the server could not give. */
export function answer<Value>(schema: { parse(value: unknown): Value }, value: Value): Answer {
  return Response.json(schema.parse(value))
}

/** Makes an answer whose `data` follows the schema. */
export const dataOf = <Value>(schema: { parse(value: unknown): Value }, value: Value): Answer =>
  Response.json({ data: schema.parse(value) })

const MADE_AT = '2026-11-20T12:00:00.000Z'
let nth = 0

/** Makes an id that no other row of the tests has. */
export function testId(): string {
  nth += 1
  return `018f0000-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`
}

/** Makes a record of a register in the server's format; missing fields are empty. */
export function recordOf(
  register: AnyRegister,
  values: Readonly<Record<string, unknown>>,
): RegisterRecord {
  const fields = Object.entries(register.fields).map(([name, field]): [string, unknown] => {
    const isList = fieldKinds[field.kind].column === 'text[]' || field.kind === 'rows'
    return [name, isList ? [] : null]
  })
  const marks = Object.keys(register.marks ?? {}).map((name): [string, unknown] => [name, false])
  const record: Record<string, unknown> = {
    id: testId(),
    version: 1,
    status: 'ATIVO',
    created_at: MADE_AT,
    created_by: null,
    updated_at: MADE_AT,
    updated_by: null,
    deleted_at: null,
    ...Object.fromEntries([...fields, ...marks]),
    ...values,
  }
  partOf(recordSchema(register, {})).parse(record)
  if (!isRecord(record)) throw new Error('not a record')
  return record
}

/** Makes the answer of a record's own routes. */
export const one = (record: RegisterRecord): Answer => Response.json({ data: record })

/** Makes the answer of a list's page. */
export const listOf = (rows: readonly RegisterRecord[]): Answer =>
  Response.json({
    data: rows,
    meta: { total: rows.length, total_is: 'exact', page: 1, per_page: 25, next: null },
  })
