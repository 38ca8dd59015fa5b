import { getRequest, jsonRequest } from './http-load.ts'
import type { Person } from './people.ts'

/** The headers of a person's requests. */
export const as = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

/** The ids of a resident whom the senders may read, and of one of another company. */
export type Known = { own: string; foreign: string }

/** A call that succeeds, for comparison with the refused ones below. */
export const servedRequest = (manager: Person, { own }: Known) =>
  getRequest(`/api/v1/residents/${own}`, as(manager))

/** Calls of signed-in people, each refused for a different reason. */
export function signedInRequests(
  manager: Person,
  resident: Person,
  { own, foreign }: Known,
): Readonly<Record<string, Buffer>> {
  const post = (path: string, value: object) =>
    jsonRequest('POST', `/api/v1${path}`, as(manager), value)
  const get = (path: string, person = manager) => getRequest(`/api/v1${path}`, as(person))
  return {
    '403, another role’s route': get('/residents/export', resident),
    '404, no route': get('/nowhere'),
    '404, a malformed id': get('/residents/nobody'),
    '404, a foreign record': get(`/residents/${foreign}`),
    '404, a foreign alert': post(`/notifications/panic/${foreign}/word`, { word: 'over' }),
    '412, a version of before': jsonRequest(
      'PATCH',
      `/api/v1/residents/${own}`,
      { ...as(manager), 'if-match': '"7"' },
      { name: 'Ana' },
    ),
    '422, wrong fields': post('/residents', { name: 7, cpf: '111', phones: ['x'], colour: 'blue' }),
    '422, an unknown field': post('/towers', { name: 'Ipê', blocks: foreign }),
    '422, a wrong filter': get('/residents?sort=colour'),
  }
}

/** Calls without a session, each refused for a different reason. */
export function withoutSessionRequests({ own }: Known): Readonly<Record<string, Buffer>> {
  const post = (path: string, value: object) => jsonRequest('POST', `/api/v1${path}`, {}, value)
  return {
    '401, no token': getRequest(`/api/v1/residents/${own}`, {}),
    '401, a wrong token': getRequest(`/api/v1/residents/${own}`, {
      authorization: 'Bearer nothing',
    }),
    '404, no route, no session': getRequest('/api/v1/nowhere', {}),
    '404, no pass': post('/guests/pass', { token: 'nothing' }),
    '404, no calendar': getRequest('/api/v1/calendars/nothing', {}),
    '422, no password': post('/login', { email: 7 }),
  }
}
