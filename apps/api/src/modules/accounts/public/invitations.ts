import { INVITATION_DAYS } from '@portaria/contract/modules/accounts/invitations'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'

/** The moment when the link of an invitation that is sent now ends. */
export const linkEnd: Sql = sql`now() + make_interval(days => ${sql.lit(INVITATION_DAYS)})`
