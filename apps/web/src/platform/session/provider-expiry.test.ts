import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'
import { ApiProblem } from '../api-problem.ts'

const callApi = vi.fn<(path: string) => Promise<unknown>>()
const showToast = vi.fn<(options: { title: string }) => number>(() => 1)

vi.mock('../http-client.ts', () => ({ callApi }))
vi.mock('@portaria/ui/toast', () => ({ showToast }))
vi.mock('../offered.ts', () => ({ hostedProviderName: () => 'Conta Exemplo' }))

const now = Date.parse('2026-11-28T12:00:00.000Z')
const minutes = (count: number) => now + count * 60_000
const stamp = (count: number) => new Date(minutes(count)).toISOString()

let stored: Map<string, string>

/** Opens a tab with its watcher. */
async function openTab(endsIn: number) {
  stored = stubStorage({ provider_expires_at: stamp(endsIn) })
  vi.resetModules()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' } })
  return (await import('./provider-expiry.ts')).lookAtExpiry
}

beforeEach(() => vi.clearAllMocks())
afterEach(() => vi.unstubAllGlobals())

const answer = (changes: object) =>
  callApi.mockResolvedValue({
    data: {
      access_token: null,
      id_token: null,
      expires_at: stamp(60),
      renewable: true,
      ...changes,
    },
  })

test('asks nothing until ten minutes before the end', async () => {
  const look = await openTab(60)
  await look(now)
  await look(minutes(49))
  expect(callApi).not.toHaveBeenCalled()
})

test('then renews the session without a message', async () => {
  const look = await openTab(60)
  await look(now)
  answer({ access_token: 'next', id_token: 'other', expires_at: stamp(120) })
  await look(minutes(51))
  expect(callApi.mock.calls).toEqual([['/session/provider/renew', { method: 'POST' }]])
  expect(Object.fromEntries(stored)).toEqual({
    provider_access_token: 'next',
    provider_id_token: 'other',
    provider_expires_at: stamp(120),
  })
  await look(minutes(52))
  expect(callApi).toHaveBeenCalledTimes(1)
  expect(showToast).not.toHaveBeenCalled()
})

test('warns once of an end that cannot be postponed, with its time', async () => {
  const look = await openTab(60)
  await look(now)
  answer({ renewable: false })
  await look(minutes(51))
  await look(minutes(52))
  expect(showToast).toHaveBeenCalledTimes(1)
  expect(showToast.mock.calls[0]?.[0].title).toMatch(/Sua entrada com Conta Exemplo termina às \d/)
  expect(callApi).toHaveBeenCalledTimes(1)
})

test('an unreachable provider postpones the end without a message', async () => {
  const look = await openTab(60)
  await look(now)
  answer({ expires_at: stamp(66) })
  await look(minutes(51))
  expect(stored.get('provider_expires_at')).toBe(stamp(66))
  expect(showToast).not.toHaveBeenCalled()
})

test('asks an unreachable server again', async () => {
  const look = await openTab(60)
  await look(now)
  callApi.mockRejectedValue(new ApiProblem(0, 'offline'))
  await look(minutes(51))
  await look(minutes(52))
  expect(callApi).toHaveBeenCalledTimes(2)
  expect(showToast).not.toHaveBeenCalled()
})

test('renews a session of a few minutes halfway', async () => {
  const look = await openTab(4)
  await look(now)
  await look(minutes(1))
  expect(callApi).not.toHaveBeenCalled()
  answer({ access_token: 'next', id_token: 'other', expires_at: stamp(8) })
  await look(minutes(2.5))
  expect(callApi).toHaveBeenCalledTimes(1)
})

test('asks the server at the end, which tells the person', async () => {
  const look = await openTab(60)
  callApi.mockRejectedValue(new ApiProblem(401, 'unauthenticated'))
  await look(minutes(61))
  expect(callApi.mock.calls).toEqual([['/me']])
})
