import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const callApi = vi.fn<(path: string, request?: object) => Promise<unknown>>()
const fetchMe = vi.fn<() => Promise<void>>(async () => undefined)
const showToast = vi.fn<(options: { title: string }) => number>(() => 1)
let endSession: () => void = () => undefined

vi.mock('../http-client.ts', () => ({ callApi }))
vi.mock('./me.ts', () => ({ fetchMe }))
vi.mock('@portaria/ui/toast', () => ({ showToast }))
vi.mock('../offered.ts', () => ({
  providerNameOf: () => 'Conta Exemplo',
  providerKeepsPreferences: () => keeps,
}))
vi.mock('./session.store.ts', () => ({
  currentSession: () => ({ user: null }),
  onSessionEnd: (listener: () => void) => {
    endSession = listener
  },
}))

const { tellKeptHereOnly } = await import('./kept-here-only.ts')
const { comparePreferences } = await import('./provider-preferences.ts')

let keeps = true
beforeEach(() => {
  vi.clearAllMocks()
  endSession()
  keeps = true
})
afterEach(() => vi.useRealTimers())

const answer = (outcome: string) => callApi.mockResolvedValue({ data: { outcome } })

test.each([
  ['taken', 1, 0],
  ['kept', 0, 0],
  ['failed', 0, 1],
])('%s: the person is read anew %i times, and told %i times', async (outcome, reads, messages) => {
  answer(outcome)
  await comparePreferences()
  expect(callApi.mock.calls).toEqual([['/me/provider-preferences', { method: 'POST' }]])
  expect(fetchMe).toHaveBeenCalledTimes(reads)
  expect(showToast).toHaveBeenCalledTimes(messages)
})

test('only warns in the console about a database that was not initialised', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answer('not_initialised')
  await comparePreferences()
  expect(warned.mock.calls).toEqual([
    ["Firebase Service didn't initialize, check your configuration"],
  ])
  expect(showToast).not.toHaveBeenCalled()
  warned.mockRestore()
})

test('asks nothing of a provider that keeps no settings', async () => {
  keeps = false
  await comparePreferences()
  expect(callApi).not.toHaveBeenCalled()
})

test('reports a failure once per session', () => {
  tellKeptHereOnly()
  tellKeptHereOnly()
  expect(showToast.mock.calls.map(([{ title }]) => title)).toEqual([
    'Conta Exemplo não guardou as suas preferências',
  ])
  endSession()
  tellKeptHereOnly()
  expect(showToast).toHaveBeenCalledTimes(2)
})

test('a provider that does not answer does not delay the sign-in', async () => {
  vi.useFakeTimers()
  callApi.mockReturnValue(new Promise(() => undefined))
  const compared = comparePreferences()
  await vi.advanceTimersByTimeAsync(1_600)
  await expect(compared).resolves.toBeUndefined()
})
