import type { InboxItem, InboxQuery } from '@portaria/contract/modules/notices/inbox'
import { type InboxKind, inboxPage } from '@portaria/contract/notifications/inbox-kinds'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { ownItems } from './public/inbox-items.ts'
import { inboxSentence } from './texts/inbox-sentence.ts'

type ItemRow = {
  id: string
  kind: InboxKind
  register: string
  subject_id: string
  words: Record<string, string>
  made_at: Date
  read: boolean
  done: boolean
}

const columns = sql`i.id, i.kind, i.register, i.subject_id, i.words, i.made_at,
  i.read_at IS NOT NULL AS read, i.done_at IS NOT NULL AS done`

/** An item in the reader's language. */
function itemOf({ actor }: TenantContext, row: ItemRow): InboxItem {
  const { id, kind, register, subject_id, words, made_at, read, done } = row
  const subject = { register, id: subject_id }
  const { title, text } = inboxSentence(actor.language, kind, words, done)
  const page = inboxPage(kind, subject, words)
  return { id, kind, subject, title, text, page, at: made_at.toISOString(), read, done }
}

/** Counts the reader's items, and the unread ones among them. */
export function countItems(context: TenantContext): Promise<{ total: number; unread: number }> {
  return context.queries.one(sql`
    SELECT count(*)::int AS total, (count(*) FILTER (WHERE i.read_at IS NULL))::int AS unread
    FROM inbox_items i WHERE ${ownItems(context)}`)
}

/** Reads a page of the reader's items, newest first. */
export async function pageOfItems(
  context: TenantContext,
  { unread, page, per_page }: InboxQuery,
): Promise<InboxItem[]> {
  const rows = await context.queries.all(sql<ItemRow>`
    SELECT ${columns} FROM inbox_items i
    WHERE ${ownItems(context)} ${unread === '1' ? sql`AND i.read_at IS NULL` : sql``}
    ORDER BY i.made_at DESC, i.id DESC LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`)
  return rows.map((row) => itemOf(context, row))
}

/** Reads one of the reader's items; undefined if it does not exist. */
export async function findItem(context: TenantContext, id: string): Promise<InboxItem | undefined> {
  const row = await context.queries.first(sql<ItemRow>`
    SELECT ${columns} FROM inbox_items i WHERE ${ownItems(context)} AND i.id = ${id}`)
  return row && itemOf(context, row)
}
