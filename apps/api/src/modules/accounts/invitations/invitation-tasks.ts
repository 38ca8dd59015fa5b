import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { recordAudit } from '../../../platform/audit.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import type { JobData, Tasks } from '../../../platform/jobs/task.ts'
import type { Posted } from '../../../platform/mail/mailer.ts'
import { liveUser } from '../../../platform/sessions/live-membership.ts'
import { accountOfEmail, accountOfId } from '../public/account/account.repository.ts'
import { recipientOf } from '../public/account/account.ts'
import type { SignInTools } from '../public/account/sign-in-tools.ts'
import { invitationLinks } from '../public/invitation-link.ts'
import { isSindicoTerm } from '../public/sindicos.ts'
import { readInvitation } from './invitation.repository.ts'
import { invitationLetter, newSindicoLetter } from './invitation-letters.ts'

const invitationData = z.object({ invitationId: z.uuid(), email: z.optional(z.string()) })
const newSindico = z.object({
  tenantId: z.uuid(),
  register: z.enum(['users', 'memberships']),
  id: z.uuid(),
  waits: z.boolean(),
})
const sindicoNotice = z.object({ userId: z.uuid(), company: z.string(), waits: z.boolean() })

type NeededParts = Pick<SignInTools, 'auth' | 'publicUrl' | 'mailer' | 'secret'>

/**
 * The letters of invitations. The account of an address is read here, in a job, so that no answer's
 * time reveals it. `onKept` is called with the file of a letter that no mail server took.
 */
export function invitationTasks(parts: NeededParts, onKept: (file: string) => void): Tasks {
  const kept = (posted: Posted | null) => {
    if (posted?.keptAs) onKept(posted.keptAs)
  }
  return {
    send_invitation: {
      scope: 'tenant',
      run: async (_scope, data) => kept(await sendInvitation(parts, data)),
    },
    announce_sindico: {
      scope: 'tenant',
      run: ({ database, actor }, data) => announce(database, actor, data),
    },
    tell_sindico: {
      scope: 'tenant',
      run: async (_scope, data) => kept(await sendSindicoNotice(parts, data)),
    },
  }
}

/**
 * Nothing is sent for an invitation that was answered, withdrawn or has expired, nor to inactive
 * people.
 */
async function sendInvitation(
  { auth, publicUrl, mailer, secret }: NeededParts,
  data: JobData,
): Promise<Posted | null> {
  const { invitationId, email: proved } = invitationData.parse(data)
  const links = invitationLinks(secret, publicUrl)
  const found = await auth.query(async (queries) => {
    const invitation = await readInvitation(queries, invitationId)
    const address = invitation?.email ?? proved
    if (invitation?.state !== 'pending' || !invitation.is_open || !address) return null
    return { invitation, address, account: await accountOfEmail(queries, address) }
  })
  if (!found || (found.account && found.account.status !== 'ATIVO')) return null
  const { invitation, address, account } = found
  const to = { name: null, email: address, language: account?.language ?? ('pt' as const) }
  const link = invitation.email === null ? links.proving(invitation, address) : links.of(invitation)
  const { company, role, invited_as: invitedAs } = invitation
  return mailer.send(await invitationLetter(to, link, { company, role, invitedAs }))
}

/** Audits a new síndico in the company, and enqueues a letter to each síndico of the company. */
async function announce(
  database: AppDatabase,
  { tenantId: _asked, ...person }: TenantActor,
  data: JobData,
): Promise<void> {
  const { tenantId, register, id, waits } = newSindico.parse(data)
  await database.inTenant({ ...person, tenantId }, async (context) => {
    const { queries } = context
    const operation = waits ? 'sindico_waits' : 'sindico_invited'
    await recordAudit(context, { register, rowId: id, operation })
    const sitting = await queries.all(sql<{ user_id: string; company: string }>`
      SELECT m.user_id, t.legal_name AS company
      FROM memberships m JOIN users u ON u.id = m.user_id JOIN tenants t ON t.id = m.tenant_id
      WHERE m.tenant_id = ${tenantId} AND ${isSindicoTerm(sql.ref('m'))} AND m.id <> ${id}
        AND ${liveUser}`)
    for (const { user_id: userId, company } of sitting) {
      await enqueueJob(context, { task: 'tell_sindico', data: { userId, company, waits } })
    }
  })
}

async function sendSindicoNotice(
  { auth, publicUrl, mailer }: NeededParts,
  data: JobData,
): Promise<Posted | null> {
  const { userId, company, waits } = sindicoNotice.parse(data)
  const account = await auth.query((queries) => accountOfId(queries, userId))
  if (account?.status !== 'ATIVO') return null
  const link = `${publicUrl}/apps/admin/users/`
  return mailer.send(newSindicoLetter(recipientOf(account), link, { company, waits }))
}
