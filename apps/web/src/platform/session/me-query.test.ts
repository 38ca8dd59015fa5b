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

test('what the server answers is shown, and remembered', async () => {
  fetchMe.mockResolvedValue(fetched)
  expect(await read()).toBe(fetched)
  expect(rememberMe).toHaveBeenCalledWith(fetched)
  expect(rememberedMe).not.toHaveBeenCalled()
})

test('without a network the device tells what the server said last', async () => {
  fetchMe.mockRejectedValue(new ApiProblem(0, 'offline'))
  expect(await read()).toBe(kept)
})

test('nothing is remembered against what the server says', async () => {
  const refused = new ApiProblem(403, 'forbidden')
  fetchMe.mockRejectedValue(refused)
  await expect(read()).rejects.toBe(refused)
})

test('a device without a pack knows nothing', async () => {
  const lost = new ApiProblem(0, 'offline')
  fetchMe.mockRejectedValue(lost)
  rememberedMe.mockResolvedValue(null)
  await expect(read()).rejects.toBe(lost)
})
