import type { TenantActor } from '@portaria/contract/actor'
import { type ChangeEmailBody, changeEmailBody } from '@portaria/contract/features/sign-in'
import { changedRow } from '@portaria/contract/register-answers'
import { roles } from '@portaria/contract/roles'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { requireOtherSindico } from '../../domain/sindicos.ts'
import type { Sql } from '../../platform/database/queries.ts'
import { enqueueJob } from '../../platform/jobs/job-queue.ts'
import { fieldProblem } from '../../platform/problem.ts'
import type { RegisterBehaviour } from '../../register-endpoints/register-behaviour.ts'
import { openInvitation, rowRules } from '../row-rules.ts'
import { invitationActions, invitedPeople } from './invited-people.ts'

const membership = sql.ref('m')

/** The live memberships of a person that the actor may see. */
const known = (row: Sql, actor: TenantActor): Sql => sql`
  m.user_id = ${row}.id AND m.deleted_at IS NULL AND m.status = 'ATIVO'
  AND ${rowRules.ofLowerMembership(membership, actor)}`

/** The open invitation of a row, if the actor may see it. */
const invited = (row: Sql, actor: TenantActor): Sql => sql`
  FROM invitations i WHERE i.id = ${row}.id AND ${openInvitation(sql.ref('i'), actor)}`

const invitedAs = z.object({
  role: z.enum(roles),
  resident_id: z.nullable(z.uuid()),
  starts_on: z.iso.date(),
  ends_on: z.nullable(z.iso.date()),
  expires_at: z.iso.datetime({ offset: true }),
})

/** People beyond their definition: their roles and companies, and people who are only invited. */
export const usersBehaviour: RegisterBehaviour = {
  related: {
    role: {
      matches: (row, roles, actor) => sql`(EXISTS (SELECT 1 FROM memberships m
        WHERE ${known(row, actor)} AND ${roles ? sql`m.role = ANY(${[...roles]}::text[])` : sql`true`})
        OR EXISTS (SELECT 1 ${invited(row, actor)}
          AND ${roles ? sql`i.role = ANY(${[...roles]}::text[])` : sql`true`}))`,
      read: (row, actor) => sql`(
        SELECT coalesce(jsonb_agg(DISTINCT known.role), '[]') FROM (
          SELECT m.role FROM memberships m WHERE ${known(row, actor)}
          UNION ALL SELECT i.role ${invited(row, actor)}) known)`,
      answers: z.array(z.enum(roles)),
    },
    tenant_id: {
      matches: (row, ids, actor) => sql`(EXISTS (SELECT 1 FROM memberships m
        WHERE ${known(row, actor)} AND ${ids ? sql`m.tenant_id = ANY(${[...ids]}::uuid[])` : sql`m.tenant_id IS NOT NULL`})
        OR EXISTS (SELECT 1 ${invited(row, actor)}
          AND ${ids ? sql`i.tenant_id = ANY(${[...ids]}::uuid[])` : sql`i.tenant_id IS NOT NULL`}))`,
      read: (row, actor) => sql`(
        SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('id', t.id, 'title', t.legal_name)), '[]')
        FROM tenants t WHERE t.id IN (
          SELECT m.tenant_id FROM memberships m WHERE ${known(row, actor)}
          UNION ALL SELECT i.tenant_id ${invited(row, actor)}))`,
    },
    invitation: {
      matches: (row, states, actor) => sql`(EXISTS (SELECT 1 FROM memberships m
        WHERE ${known(row, actor)} AND ${states ? sql`m.invitation = ANY(${[...states]}::text[])` : sql`m.invitation IS NOT NULL`})
        OR EXISTS (SELECT 1 ${invited(row, actor)}
          AND ${states ? sql`i.state = ANY(${[...states]}::text[])` : sql`true`}))`,
      read: (row, actor) => sql`coalesce(
        (SELECT i.state ${invited(row, actor)}),
        (SELECT min(m.invitation) FROM memberships m WHERE ${known(row, actor)}))`,
      answers: z.nullable(z.enum(['pending', 'unconfirmed'])),
    },
    // The content of an invitation beside name and address; null for a person. Not a filter.
    invited: {
      matches: () => sql`false`,
      read: (row, actor) => sql`(SELECT jsonb_build_object('role', i.role,
        'resident_id', i.resident_id, 'starts_on', i.starts_on, 'ends_on', i.ends_on,
        'expires_at', i.expires_at) ${invited(row, actor)})`,
      answers: z.nullable(invitedAs),
    },
  },

  pending: invitedPeople,
  // Whoever is invited by a card has none yet.
  answers: { email: z.nullable(z.string()) },

  actions: {
    ...invitationActions,
    'change-email': {
      summary: 'Ask a person, by a letter to the address they have, to take another e-mail',
      body: changeEmailBody,
      answers: changedRow,
      async run(context, user, body) {
        const { queries } = context
        const { email } = body as ChangeEmailBody
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
    },
    'reset-second-factor': {
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
    },
  },

  async beforeWrite({ queries }, next, before) {
    const ends = before?.['status'] === 'ATIVO' && next['status'] !== 'ATIVO'
    if (ends) await requireOtherSindico(queries, { userId: next.id })
    return next
  },
}
