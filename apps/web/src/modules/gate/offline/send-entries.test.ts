import { beforeEach, expect, test, vi } from 'vitest'
import type { Queued, QueueSender } from '../../../platform/offline-queue/offline-queue.ts'

let sender: QueueSender
const callApi = vi.fn<(path: string, request: { signal?: AbortSignal }) => Promise<unknown>>()
const keepUnreadable = vi.fn<(entry: { id: string }) => Promise<void>>()

vi.mock('../../../platform/http-client.ts', () => ({ callApi }))
vi.mock('../../../platform/offline-queue/offline-queue.ts', () => ({
  registerSender: (_kind: string, one: QueueSender) => {
    sender = one
  },
}))
vi.mock('./unreadable-entries.ts', () => ({ keepUnreadable }))
vi.mock('./desk-pack.ts', () => ({ renewAfterSending: async () => undefined }))
vi.mock('@portaria/ui/toast', () => ({ showToast: () => undefined }))

const item = (id: string): Queued => ({
  id,
  kind: 'desk',
  tenantId: 't1',
  userId: 'ana',
  at: '2026-11-23T12:00:00Z',
  body: { key: 'k', sealed: 's', label: null },
})

beforeEach(async () => {
  vi.resetAllMocks()
  const { sendDeskEntries } = await import('./send-entries.ts')
  sendDeskEntries()
})

test('an entry that could not be reported stays on the device, and blocks no other', async () => {
  callApi.mockResolvedValue({
    data: ['a', 'b', 'c'].map((id) => ({ id, outcome: id === 'c' ? 'done' : 'unreadable' })),
  })
  keepUnreadable.mockImplementation(async ({ id }) => {
    if (id === 'a') throw new Error('no room')
  })
  expect(await sender.send(['a', 'b', 'c'].map(item))).toEqual(['b', 'c'])
})

test('gives up a call that is never answered', async () => {
  callApi.mockResolvedValue({ data: [] })
  await sender.send([item('a')])
  expect(callApi.mock.lastCall?.[1].signal).toBeInstanceOf(AbortSignal)
})
