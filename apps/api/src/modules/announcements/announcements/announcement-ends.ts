import type { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { hasCome } from '../../../register-endpoints/untyped-row.ts'

type Row = RowOf<typeof announcements>

/** Returns the state of an announcement at a moment: it is valid until its end. */
export const announcementStateAt = ({ state, valid_until: until }: Row, at: Date): Row['state'] =>
  state === 'sent' && hasCome(until, at) ? 'expired' : state

/** Whether an announcement `a` is valid now. */
export const holdsNow = (a: Sql): Sql =>
  sql`(${a}.state = 'sent' AND coalesce(${a}.valid_until > now(), true))`
