import { type ApiExample, more, rest, varies } from '@portaria/contract/api-examples/api-example'
import { apiExamples } from '@portaria/contract/api-examples/index'
import { expect, test } from 'vitest'
import { printAnswer, printRequest } from './print-example.ts'

const change: ApiExample = {
  id: 'x',
  method: 'PATCH',
  path: '/towers/1?filter[a]=b',
  as: 'TOKEN',
  headers: { 'If-Match': '"1"' },
  body: { name: "Pau d'Alho" },
  answer: {
    status: 200,
    headers: { ETag: '"2"' },
    json: { data: { id: varies('01'), list: [1, 2], empty: [], ...more }, rows: [{ a: 1 }, rest] },
  },
}

test('prints a call as a command', () => {
  expect(printRequest(change, 'https://porta.example')).toBe(
    [
      'curl -g -X PATCH "https://porta.example/api/v1/towers/1?filter[a]=b" \\',
      '  -H "Authorization: Bearer $TOKEN" \\',
      `  -H 'If-Match: "1"' \\`,
      "  -H 'Content-Type: application/json' \\",
      `  -d '{"name":"Pau d'\\''Alho"}'`,
    ].join('\n'),
  )
})

test('prints an answer with varying parts marked, and without irrelevant headers', () => {
  const printed = printAnswer(change)
  expect(printed.filter((piece) => piece.varies).map(({ text }) => text)).toEqual(['"01"'])
  expect(printed.map(({ text }) => text).join('')).toBe(
    [
      'ETag: "2"',
      '',
      '{',
      '  "data": { "id": "01", "list": [1, 2], "empty": [], … },',
      '  "rows": [{ "a": 1 }, …]',
      '}',
    ].join('\n'),
  )
})

test.each(apiExamples)('$id is JSON apart from omitted parts', ({ answer }) => {
  if (answer.json === undefined) return
  const text = printAnswer({ ...change, answer: { status: 200, json: answer.json } })
    .map((piece) => piece.text)
    .join('')
  const parsed: unknown = JSON.parse(text.replace(/,?\s*…/g, ''))
  expect(parsed).not.toBeNull()
})
