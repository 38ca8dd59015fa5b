import type { TenantActor } from '@portaria/contract/actors/actor'
import { roles } from '@portaria/contract/actors/roles'
import { changedRow } from '@portaria/contract/answers/register-answers'
import { changeEmailBody } from '@portaria/contract/modules/accounts/sign-in'
import { users } from '@portaria/contract/modules/accounts/users/users'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Sql } from '../../../platform/database/queries.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { defineAction, defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { RelatedValue, RowValue } from '../../../register-endpoints/register-behaviour.ts'
import { knownMembership, openInvitation } from '../public/known-memberships.ts'
import { requireOtherSindico } from '../public/sindicos.ts'
import { invitationActions, invitedPeople } from './invited-people.ts'

const membership = sql.ref('m')

/** The live memberships that the actor may see. */
const known = (actor: TenantActor): Sql => sql`
  m.deleted_at IS NULL AND m.status = 'ATIVO' AND ${knownMembership(membership, actor)}`

/** The open invitations that the actor may see. */
const open = (actor: TenantActor): Sql => openInvitation(sql.ref('i'), actor)

/** A condition on the memberships of a row's person, or on the row as an invitation. */
const either = (row: Sql, actor: TenantActor, membershipIs: Sql, invitationIs: Sql): Sql => sql`(
  EXISTS (SELECT 1 FROM memberships m
    WHERE m.user_id = ${row}.id AND ${known(actor)} AND ${membershipIs})
  OR EXISTS (SELECT 1 FROM invitations i
    WHERE i.id = ${row}.id AND ${open(actor)} AND ${invitationIs}))`

/** A column of the memberships and invitations of some people, as `row_id` and `value`. */
const ofPeople = (
  ids: readonly string[],
  actor: TenantActor,
  inMemberships: Sql,
  inInvitations: Sql,
) => sql`(
  SELECT m.user_id AS row_id, ${inMemberships} AS value FROM memberships m
  WHERE m.user_id = ANY(${ids}::uuid[]) AND ${known(actor)}
  UNION ALL
  SELECT i.id, ${inInvitations} FROM invitations i
  WHERE i.id = ANY(${ids}::uuid[]) AND ${open(actor)})`

const invitedAs = z.object({
  role: z.enum(roles),
  resident_id: z.nullable(z.uuid()),
  employee_id: z.nullable(z.uuid()),
  provider_id: z.nullable(z.uuid()),
  starts_on: z.iso.date(),
  ends_on: z.nullable(z.iso.date()),
  expires_at: z.iso.datetime({ offset: true }),
})

/** The content of an invitation besides name and address; null for a person. Not a filter. */
const invited: RelatedValue = {
  matches: () => sql`false`,
  read: {
    rows: (ids, actor) => sql<RowValue>`
      SELECT i.id AS row_id, jsonb_build_object('role', i.role,
        'resident_id', i.resident_id, 'employee_id', i.employee_id,
        'provider_id', i.provider_id, 'starts_on', i.starts_on, 'ends_on', i.ends_on,
        'expires_at', i.expires_at) AS value
      FROM invitations i WHERE i.id = ANY(${ids}::uuid[]) AND ${open(actor)}`,
    none: null,
    answers: z.nullable(invitedAs),
  },
}

/** People beyond their definition: their roles and companies, and people who are only invited. */
export const usersBehaviour = defineBehaviour(users, {
  values: {
    role: {
      matches: (row, roles, actor) =>
        either(
          row,
          actor,
          roles ? sql`m.role = ANY(${[...roles]}::text[])` : sql`true`,
          roles ? sql`i.role = ANY(${[...roles]}::text[])` : sql`true`,
        ),
      read: {
        rows: (ids, actor) => sql<RowValue>`
          SELECT row_id, jsonb_agg(DISTINCT value) AS value
          FROM ${ofPeople(ids, actor, sql`m.role`, sql`i.role`)} one GROUP BY row_id`,
        none: [],
        answers: z.array(z.enum(roles)),
      },
    },
    tenant_id: {
      matches: (row, ids, actor) =>
        either(
          row,
          actor,
          ids ? sql`m.tenant_id = ANY(${[...ids]}::uuid[])` : sql`m.tenant_id IS NOT NULL`,
          ids ? sql`i.tenant_id = ANY(${[...ids]}::uuid[])` : sql`i.tenant_id IS NOT NULL`,
        ),
      read: {
        rows: (ids, actor) => sql<RowValue>`
          SELECT row_id,
            jsonb_agg(DISTINCT jsonb_build_object('id', t.id, 'title', t.legal_name)) AS value
          FROM ${ofPeople(ids, actor, sql`m.tenant_id`, sql`i.tenant_id`)} one
          JOIN tenants t ON t.id = one.value GROUP BY row_id`,
        none: [],
      },
      finds: (matches, actor) => sql`
        WITH found AS MATERIALIZED (
          SELECT t.id FROM tenants t WHERE ${matches(sql`search_normal(t.legal_name)`)})
        SELECT m.user_id FROM memberships m
        WHERE m.tenant_id IN (SELECT id FROM found) AND ${known(actor)}
        UNION ALL
        SELECT i.id FROM invitations i
        WHERE i.tenant_id IN (SELECT id FROM found) AND ${open(actor)}`,
    },
    invitation: {
      matches: (row, states, actor) =>
        either(
          row,
          actor,
          states ? sql`m.invitation = ANY(${[...states]}::text[])` : sql`m.invitation IS NOT NULL`,
          states ? sql`i.state = ANY(${[...states]}::text[])` : sql`true`,
        ),
      read: {
        // An id is never that of both a person and an invitation.
        rows: (ids, actor) => sql<RowValue>`
          SELECT row_id, min(value) AS value
          FROM ${ofPeople(ids, actor, sql`m.invitation`, sql`i.state`)} one GROUP BY row_id`,
        none: null,
        answers: z.nullable(z.enum(['pending', 'unconfirmed'])),
      },
    },
    invited,
  },

  pending: invitedPeople,

  actions: {
    ...invitationActions,
    'change-email': defineAction(users, {
      summary: 'Ask a person, by a letter to the address they have, to take another e-mail',
      body: changeEmailBody,
      answers: changedRow,
      async run(context, user, { email }) {
        const { queries } = context
        const taken = await queries.first(sql`
          SELECT 1 FROM users WHERE lower(email) = lower(${email}) AND deleted_at IS NULL`)
        if (taken) throw fieldProblem('email', 'duplicate')
        await enqueueJob(context, {
          task: 'change_email',
          data: { userId: user.id, email },
          key: user.id,
        })
        return { id: user.id }
      },
    }),
    'reset-second-factor': defineAction(users, {
      summary: 'Ask a person, by a letter to the address they have, to give up their second factor',
      body: z.optional(z.nullable(z.strictObject({}))),
      answers: changedRow,
      async run(context, user) {
        await enqueueJob(context, {
          task: 'reset_second_factor',
          data: { userId: user.id },
          key: user.id,
        })
        return { id: user.id }
      },
    }),
  },

  async beforeWrite({ queries }, next, before) {
    const ends = before?.status === 'ATIVO' && next.status !== 'ATIVO'
    if (ends) await requireOtherSindico(queries, { userId: next.id })
    return next
  },
})
