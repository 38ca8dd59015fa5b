import { type InboxKind, inboxKind, inboxPage } from '@portaria/contract/notifications/inbox-kinds'
import { type QuietChannel, quietMinutesLeft } from '@portaria/contract/notifications/quiet-hours'
import { readSettings } from '@portaria/contract/settings/settings'
import { directionOf } from '@portaria/i18n/languages'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { letter, type Recipient } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/mailer.ts'
import type { PushContent } from '../../platform/push/push-sender.ts'
import { readCompanyCard } from '../companies/public/companies.ts'
import { companyMinute } from './delivery-plan.ts'
import { isStillTheirs } from './public/inbox-items.ts'
import { inboxSentence } from './texts/inbox-sentence.ts'

/** An item that is still to be delivered, with its person. */
type Undelivered = Recipient & {
  id: string
  kind: InboxKind
  register: string
  subject_id: string
  words: Record<string, string>
  age_s: number
  settings: unknown
  /** The current minute of the company's day. */
  minute: number
  /** The person's unread items in the company, of which 99 at most are counted. */
  unread: number
}

/** The largest number on the app's icon. */
const BADGE_MAX = 99

/** An item that is neither read nor done, as long as its person may see it; undefined otherwise. */
export function undelivered(
  { queries, actor }: TenantContext,
  id: string,
): Promise<Undelivered | undefined> {
  // The item is found by its key first: if tens of thousands are unread at once, the planner would
  // read the whole index of unread items.
  return queries.first(sql<Undelivered>`
    WITH i AS MATERIALIZED (
      SELECT * FROM inbox_items WHERE tenant_id = ${actor.tenantId} AND id = ${id})
    SELECT i.id, i.kind, i.register, i.subject_id, i.words, p.name, p.email, p.language,
      extract(epoch FROM now() - i.made_at)::int AS age_s, p.settings, ${companyMinute} AS minute,
      (SELECT count(*)::int FROM (SELECT 1 FROM inbox_items o
        WHERE o.tenant_id = i.tenant_id AND o.user_id = i.user_id AND o.read_at IS NULL
        LIMIT ${sql.lit(BADGE_MAX)}) AS counted) AS unread
    FROM i JOIN users p ON p.id = i.user_id JOIN tenants t ON t.id = i.tenant_id
    WHERE i.read_at IS NULL AND i.done_at IS NULL AND ${isStillTheirs}`)
}

const pageOf = ({ kind, register, subject_id: id, words }: Undelivered) =>
  inboxPage(kind, { register, id }, words) ?? '/apps/dashboards/project'

/** Whether an item is delivered in its person's quiet hours and has to say so. */
function isOverriding({ kind, settings, minute }: Undelivered, channel: QuietChannel): boolean {
  if (inboxKind(kind).overridesQuiet !== 'said') return false
  return quietMinutesLeft(readSettings(settings).quietHours[channel], minute) > 0
}

/** The letter of an item. */
export async function letterOf(
  context: TenantContext,
  item: Undelivered,
  publicUrl: string,
): Promise<Letter> {
  const { name: company } = await readCompanyCard(context)
  const sentence = inboxSentence(item.language, item.kind, item.words)
  const { title, text, button, ending, overridden } = sentence
  const told = letter(item, `${publicUrl}${pageOf(item)}`, {
    // A subject is one line, also where a name contains line breaks.
    subject: `${title} · ${company}`.replace(/\s+/g, ' '),
    paragraphs: isOverriding(item, 'email') ? [text, overridden] : [text],
    button,
    ending: ending(company),
  })
  return { ...told, about: `${item.register}.${item.subject_id}` }
}

/**
 * The push message of an item, or null where it is too old to be of use. On a locked screen it
 * names nobody, unless the person allowed that for the device.
 */
export function messageOf(item: Undelivered, showsNames: boolean): PushContent | null {
  const { namesPeople, push } = inboxKind(item.kind)
  if (item.age_s > push.ttlS) return null
  const { title, text, quiet, overridden } = inboxSentence(item.language, item.kind, item.words)
  const told = namesPeople && !showsNames ? quiet : text
  return {
    title,
    text: isOverriding(item, 'push') ? `${told}\n${overridden}` : told,
    page: pageOf(item),
    tag: item.id,
    language: item.language,
    direction: directionOf(item.language),
    unread: item.unread,
  }
}
