import type { InboxAnswer } from '@portaria/contract/modules/notices/inbox'
import { callApi } from '../../platform/http-client.ts'

/** The maximum number of items that the panel shows. */
const SHOWN = 50

/** Reads the unread items, newest first, and their total. */
export function fetchInbox(signal: AbortSignal): Promise<InboxAnswer> {
  return callApi('/inbox', { query: { unread: 1, per_page: SHOWN }, signal })
}

export function readItem(id: string): Promise<unknown> {
  return callApi(`/inbox/${id}/read`, { method: 'POST' })
}

/** Marks everything as read except alerts that nobody has acknowledged. */
export function readAll(): Promise<void> {
  return callApi('/notifications/read-all', { method: 'POST' })
}
