import type { InboxAnswer } from '@portaria/contract/modules/notices/inbox'
import { callApi } from '../../platform/http-client.ts'

/** Most items that the panel shows. */
const SHOWN = 50

/** The unread items, the newest first, and how many there are. */
export function fetchInbox(signal: AbortSignal): Promise<InboxAnswer> {
  return callApi('/inbox', { query: { unread: 1, per_page: SHOWN }, signal })
}

export function readItem(id: string): Promise<unknown> {
  return callApi(`/inbox/${id}/read`, { method: 'POST' })
}

/** Everything but alerts that nobody has acknowledged. */
export function readAll(): Promise<void> {
  return callApi('/notifications/read-all', { method: 'POST' })
}
