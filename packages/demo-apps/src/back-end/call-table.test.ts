import { describe, expect, test } from 'vitest'
import { demoApps } from './apps.ts'
import { type AnswerShape, type CallRow, callTable, ownCalls } from './call-table.seed.ts'
import type { DemoApp } from './demo-app.ts'
import { pathOf } from './demo-call.ts'

const NOW = Date.UTC(2026, 10, 20, 12)

const appPathOf = ({ name }: CallRow) => pathOf(name).split('/').slice(0, 3).join('/')

async function appOf(row: CallRow): Promise<DemoApp | undefined> {
  return demoApps.find(({ path }) => path === appPathOf(row))?.load()
}

/** Runs a handler with parameters, on the seed. */
async function outcomeOf(row: CallRow, { query, body }: Pick<CallRow, 'query' | 'body'>) {
  const app = await appOf(row)
  const handler = app?.handlers.get(row.name)
  if (app === undefined || handler === undefined) throw new Error(`no handler of ${row.name}`)
  const request = { query: query ?? {}, body: body as undefined, now: NOW, newId: 'new' }
  return handler(request, app.seed(NOW))
}

/** Replaces the placeholder for a token by one that the mock has signed. */
async function withToken(row: CallRow): Promise<CallRow> {
  if (!JSON.stringify(row.body ?? null).includes('{token}')) return row
  const signIn = callTable.find(({ name }) => name === 'GET /api/auth')
  if (signIn === undefined) throw new Error('the table has no sign-in')
  const outcome = await outcomeOf(signIn, signIn)
  const answer = 'answer' in outcome ? (outcome.answer as { access_token: string }) : null
  return { ...row, body: { access_token: answer?.access_token } }
}

/**
 * Finds the fields that an object lacks or should not have, compared with a line; some may be
 * missing.
 */
function strayFields(value: unknown, fields: string): string[] {
  const all = fields.split(' ')
  const names = Object.keys(value as object)
  const known = all.map((field) => field.replace('?', ''))
  const missing = all.filter((field) => !field.endsWith('?') && !names.includes(field))
  return [
    ...missing.map((field) => `lacks ${field}`),
    ...names.filter((name) => !known.includes(name)).map((name) => `has ${name}`),
  ]
}

/** Finds the differences between an answer and its shape. */
function strayIn(answer: unknown, shape: AnswerShape): string[] {
  if (shape === 'nothing') return answer === undefined ? [] : ['is something']
  if (shape === 'true') return answer === true ? [] : ['is not true']
  if (shape === 'text') return typeof answer === 'string' ? [] : ['is no text']
  if ('one' in shape) return strayFields(answer, shape.one)
  const rows = answer as unknown[]
  return rows.length === 0 ? ['is empty'] : rows.flatMap((row) => strayFields(row, shape.list))
}

const calls = [...callTable, ...ownCalls]

test('the table has 89 calls, each once (demo-apps §2)', () => {
  expect(new Set(callTable.map(({ name }) => name)).size).toBe(89)
  expect(callTable).toHaveLength(89)
})

test('every handled call is in the table', async () => {
  const apps = await Promise.all(demoApps.map(({ load }) => load()))
  const known = new Set<string>(calls.map(({ name }) => name))
  const others = apps.flatMap(({ handlers }) => [...handlers.keys()])
  expect(others.filter((name) => !known.has(name))).toEqual([])
})

describe.each(calls)('$name', (row) => {
  test('answers in the shape of the table', async () => {
    const asked = await withToken(row)
    const outcome = await outcomeOf(asked, asked)
    expect(outcome).not.toHaveProperty('status')
    expect(strayIn('answer' in outcome ? outcome.answer : undefined, row.answers)).toEqual([])
  })
})

const refusing = calls.filter(({ refuses }) => refuses !== undefined)

test.each(refusing)('$name refuses with the status and message of the table', async (row) => {
  const { status, message, ...asked } = row.refuses ?? { status: 0, message: '' }
  expect(await outcomeOf(row, asked)).toEqual({ status, message })
})
