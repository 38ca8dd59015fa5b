import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/modules/registers'
import fc from 'fast-check'
import type { RecordedRoute } from '../route-recorder.ts'
import type { Seeds } from '../seeded-tenants.ts'
import { hostileText, hostileValue } from './hostile-values.ts'

/**
 * A request as it is sent: an address, a body if there is one, and headers besides the session's.
 */
export type HostileRequest = {
  method: RecordedRoute['method']
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** Parameters of lists, and some that no list has. */
const listParameters = ['q', 'page', 'per_page', 'sort', 'after', 'fields', 'format', 'reassign_to']

/**
 * Names of properties in the bodies of modules' routes: every name that at least one of them takes.
 */
const featureFields = [
  'email',
  'password',
  'token',
  'ticket',
  'code',
  'message',
  'raised_at',
  'user_id',
  'tenant_id',
  'id',
  'resolution',
  'report',
  'displayName',
  'settings',
  'shortcuts',
  'language',
  'name',
  'current_password',
  'action',
  'items',
  'filter',
  'expected_total',
  'values',
]

const registerOf = (url: string): AnyRegister | undefined => {
  const name = url.split('/')[3]
  return Object.values(registers).find((one) => one.name === name)
}

/** Mostly names that the route knows, since it does not read hostile text under any other name. */
function parametersOf(register: AnyRegister | undefined): fc.Arbitrary<string> {
  const lists = fc.constantFrom(...listParameters)
  if (!register) return fc.oneof({ weight: 4, arbitrary: lists }, hostileText)
  const { filters, related = {} } = register.list
  const filter = fc.constantFrom('id', 'status', ...filters, ...Object.keys(related))
  const anyField = fc.constantFrom(...Object.keys(register.fields))
  const operator = fc.constantFrom('gte', 'lte', 'gt', 'lt', 'null', 'x')
  return fc.oneof(
    { weight: 6, arbitrary: lists },
    { weight: 6, arbitrary: filter.map((name) => `filter[${name}]`) },
    {
      weight: 2,
      arbitrary: fc.tuple(filter, operator).map(([name, one]) => `filter[${name}][${one}]`),
    },
    { weight: 1, arbitrary: anyField.map((name) => `filter[${name}]`) },
    { weight: 1, arbitrary: hostileText },
  )
}

/**
 * Mostly a valid body of a register with some hostile fields; otherwise a value that does not
 * resemble a body at all.
 */
function bodyOf(register: AnyRegister | undefined, seeds: Seeds): fc.Arbitrary<unknown> {
  const valid = register && register.scope !== 'platform'
  const base = valid ? seeds.body(register, seeds.bosque.household) : {}
  const names = register ? [...Object.keys(register.fields), 'id', 'status'] : featureFields
  const changed = fc.dictionary(fc.constantFrom(...names, 'nobody_knows'), hostileValue, {
    minKeys: 1,
    maxKeys: 2,
  })
  return fc.oneof(
    { weight: 8, arbitrary: changed.map((values) => ({ ...base, ...values })) },
    { weight: 1, arbitrary: hostileValue },
  )
}

/** Bodies as raw text: malformed or unusual JSON, and a form. */
const rawBody = fc.constantFrom(
  { type: 'application/json', text: '{' },
  { type: 'application/json', text: '{"a":1e999}' },
  { type: 'application/json', text: '{"__proto__":{"a":1}}' },
  { type: 'application/json', text: '"\\ud800"' },
  { type: 'application/json; charset=utf-16', text: '{}' },
  { type: 'text/plain', text: 'a' },
  { type: 'multipart/form-data; boundary=x', text: '' },
  { type: 'multipart/form-data; boundary=x', text: '--x--' },
  { type: 'multipart/form-data', text: '--x\r\n' },
  {
    type: 'multipart/form-data; boundary=x',
    text: '--x\r\ncontent-disposition: form-data; name="file"; filename=""\r\n\r\n\r\n--x--\r\n',
  },
  {
    type: 'multipart/form-data; boundary=x',
    text: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n\r\n--x--\r\n',
  },
)

const headers = fc.record(
  {
    'if-match': fc.constantFrom('"1"', '1', '"99999999999"', 'W/"1"', '*'),
    'idempotency-key': fc.constantFrom('', 'x', 'x'.repeat(256)),
    'last-event-id': fc.constantFrom('', '7', 'x'.repeat(300)),
  },
  { requiredKeys: [] },
)

/** Requests to one route: ids that exist and do not, with odd parameters and bodies. */
export function hostileRequests(
  { method, url }: RecordedRoute,
  seeds: Seeds,
): fc.Arbitrary<HostileRequest> {
  const register = registerOf(url)
  const known = register ? [seeds.bosque.household[register.name]] : [seeds.bosque.file]
  const id = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    hostileText.map(encodeURIComponent8),
  )
  const query = fc.array(fc.tuple(parametersOf(register), hostileText), { maxLength: 2 })
  const body = fc.oneof(
    { weight: 6, arbitrary: bodyOf(register, seeds).map((value) => ({ value })) },
    { weight: 1, arbitrary: rawBody },
  )
  return fc
    .record({ id, query, body, headers })
    .map(({ id: one, query: pairs, body: sent, headers: heads }) => {
      const search = pairs.map((pair) => pair.map(encodeURIComponent8).join('=')).join('&')
      const address = url.replace(/:\w+|\*/g, () => one)
      const target = search === '' ? address : `${address}?${search}`
      if (method === 'GET' || method === 'HEAD') return { method, url: target, headers: heads }
      const raw = 'text' in sent
      return {
        method,
        url: target,
        headers: { ...heads, 'content-type': raw ? sent.type : 'application/json' },
        payload: raw ? sent.text : JSON.stringify(sent.value),
      }
    })
}

/** Encodes a text for an address; one with half of a surrogate pair becomes the bytes of such a half. */
function encodeURIComponent8(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}
