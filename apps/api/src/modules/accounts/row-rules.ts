import { sql } from 'kysely'
import type { RowRules } from '../../register-endpoints/register-behaviour.ts'
import {
  isOfPlatform,
  knownMembership,
  lowerMembership,
  openInvitation,
} from './public/known-memberships.ts'

const membership = sql.ref('m')
const invitation = sql.ref('i')

/** The row rules of the module's registers, by their names. */
export const rowRules: RowRules = {
  ofLowerMembership: knownMembership,

  // For the platform's roles a person is visible if all of the person's memberships are; for a
  // tenant's roles, if one in their tenant is. An invited person is visible if the invitation is.
  ofLowerLevel: (row, actor) =>
    isOfPlatform(actor)
      ? sql`(NOT EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = ${row}.id
          AND m.deleted_at IS NULL AND NOT ${lowerMembership(membership, actor)})
        AND NOT EXISTS (SELECT 1 FROM invitations i WHERE i.id = ${row}.id
          AND NOT ${openInvitation(invitation, actor)}))`
      : sql`(EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = ${row}.id
          AND m.deleted_at IS NULL AND ${knownMembership(membership, actor)})
        OR EXISTS (SELECT 1 FROM invitations i WHERE i.id = ${row}.id
          AND ${openInvitation(invitation, actor)}))`,
}
