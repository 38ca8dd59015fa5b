import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../api-problem.ts'

const kept = { id: 'u1', name: 'Ana, como ontem' }
const fetched = { id: 'u1', name: 'Ana' }

const fetchMe = vi.fn<() => Promise<unknown>>()
const rememberMe = vi.fn<(me: unknown) => Promise<void>>(async () => undefined)
const rememberedMe = vi.fn<() => Promise<unknown>>()

vi.mock('./me.ts', () => ({ fetchMe }))
vi.mock('../reading-pack/reading-pack.ts', () => ({ rememberMe, rememberedMe }))

const { meQuery } = await import('./me-query.ts')

const read = () => new QueryClient().fetchQuery({ ...meQuery, retry: false })

beforeEach(() => {
  vi.clearAllMocks()
  rememberedMe.mockResolvedValue(kept)
})

test('returns the server’s answer, and remembers it', async () => {
  fetchMe.mockResolvedValue(fetched)
  expect(await read()).toBe(fetched)
  expect(rememberMe).toHaveBeenCalledWith(fetched)
  expect(rememberedMe).not.toHaveBeenCalled()
})

test('returns the last answer without a network', async () => {
  fetchMe.mockRejectedValue(new ApiProblem(0, 'offline'))
  expect(await read()).toBe(kept)
})

test('a refusal of the server is not replaced by a remembered answer', async () => {
  const refused = new ApiProblem(403, 'forbidden')
  fetchMe.mockRejectedValue(refused)
  await expect(read()).rejects.toBe(refused)
})

test('rejects without a network on a device without a pack', async () => {
  const lost = new ApiProblem(0, 'offline')
  fetchMe.mockRejectedValue(lost)
  rememberedMe.mockResolvedValue(null)
  await expect(read()).rejects.toBe(lost)
})
