import { beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../api-problem.ts'

const callApi = vi.fn<() => Promise<unknown>>()
const visitProvider = vi.fn<(visit: object) => Promise<never>>(() => new Promise(() => undefined))
const startSession = vi.fn<() => void>()

vi.mock('../http-client.ts', () => ({ callApi }))
vi.mock('./visit-provider.ts', () => ({ visitProvider }))
vi.mock('./session.store.ts', () => ({ startSession }))

const { switchMembership } = await import('./switch-membership.ts')

beforeEach(() => vi.clearAllMocks())

test('the session continues with another membership, and keeps its provider', async () => {
  const [token, user] = ['a token', { id: 'u1' }]
  const data = { access: { original: { access_token: token } }, me: { original: user } }
  callApi.mockResolvedValue({ data })
  await switchMembership('m2')
  expect(startSession.mock.calls).toEqual([[token, user, 'kept']])
})

test('a company that requires the provider leads there, for this membership', async () => {
  callApi.mockRejectedValue(new ApiProblem(403, 'provider_required'))
  void switchMembership('m2')
  await expect
    .poll(() => visitProvider.mock.calls)
    .toEqual([[{ path: '/login/hosted', body: { page: 'login', membership: 'm2' } }]])
  expect(startSession).not.toHaveBeenCalled()
})

test('throws any other refusal', async () => {
  callApi.mockRejectedValue(new ApiProblem(422, 'validation'))
  await expect(switchMembership('m2')).rejects.toMatchObject({ code: 'validation' })
})
