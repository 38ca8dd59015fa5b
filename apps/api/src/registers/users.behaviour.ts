import { type ChangeEmailBody, changeEmailBody } from '@portaria/contract/features/sign-in'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { enqueueJob } from '../platform/jobs/enqueue-job.ts'
import { keepASindico } from '../platform/last-sindico.ts'
import { fieldProblem } from '../platform/problem.ts'
import type { RegisterBehaviour, Sql } from '../register-endpoints/register-behaviour.ts'
import { rowRules } from './row-rules.ts'

const membership = sql.ref('m')

/** The live memberships of a person that the reader may know of. */
const known = (row: Sql, actor: Parameters<(typeof rowRules)['ofLowerMembership']>[1]): Sql => sql`
  m.user_id = ${row}.id AND m.deleted_at IS NULL AND m.status = 'ATIVO'
  AND ${rowRules.ofLowerMembership(membership, actor)}`

/** People beyond their definition: what they are and where, and that nobody is made twice. */
export const usersBehaviour: RegisterBehaviour = {
  related: {
    role: {
      matches: (row, roles, actor) => sql`EXISTS (SELECT 1 FROM memberships m
        WHERE ${known(row, actor)} AND ${roles ? sql`m.role = ANY(${[...roles]}::text[])` : sql`true`})`,
      read: (row, actor) => sql`(
        SELECT coalesce(jsonb_agg(DISTINCT m.role), '[]') FROM memberships m WHERE ${known(row, actor)})`,
    },
    tenant_id: {
      matches: (row, ids, actor) => sql`EXISTS (SELECT 1 FROM memberships m
        WHERE ${known(row, actor)} AND ${ids ? sql`m.tenant_id = ANY(${[...ids]}::uuid[])` : sql`m.tenant_id IS NOT NULL`})`,
      read: (row, actor) => sql`(
        SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('id', t.id, 'title', t.legal_name)), '[]')
        FROM memberships m JOIN tenants t ON t.id = m.tenant_id WHERE ${known(row, actor)})`,
    },
  },

  /** Inviting somebody who has a login already only adds what they are (domain.md section 2). */
  async adopts({ queries }, typed) {
    const found = await queries.first(sql<{ id: string }>`
      SELECT id FROM users WHERE lower(email) = lower(${typed['email']}) AND deleted_at IS NULL`)
    return found?.id ?? null
  },

  actions: {
    'change-email': {
      summary: 'Ask a person, by a letter to the address they have, to take another e-mail',
      body: changeEmailBody,
      async run({ queries, actor }, user, body) {
        const { email } = body as ChangeEmailBody
        const taken = await queries.first(sql`
          SELECT 1 FROM users WHERE lower(email) = lower(${email}) AND deleted_at IS NULL`)
        if (taken) throw fieldProblem('email', 'duplicate')
        await enqueueJob(queries, actor, {
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
      async run({ queries, actor }, user) {
        await enqueueJob(queries, actor, {
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
    if (ends) await keepASindico(queries, { userId: next.id })
    return next
  },
}
