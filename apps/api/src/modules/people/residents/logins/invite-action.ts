import { changedRow } from '@portaria/contract/answers/register-answers'
import { residents } from '@portaria/contract/modules/people/residents/residents'
import { registers } from '@portaria/contract/modules/registers'
import type { FieldCode } from '@portaria/contract/record-checks/field-codes'
import * as z from 'zod/mini'
import { type AuditEntry, recordAudit } from '../../../../platform/audit.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { publishChange } from '../../../../register-endpoints/change-event.ts'
import { defineAction } from '../../../../register-endpoints/define-behaviour.ts'
import { sendLetters } from '../../../accounts/public/invitation-letter-jobs.ts'
import { loginProblem } from '../../../accounts/public/resident-logins.ts'
import {
  type Candidate,
  extendInvitations,
  hasManyLetters,
  insertInvitations,
  lettersLeft,
  readCandidates,
  withdrawInvitations,
} from './invited-residents.ts'

/** The codes of residents who get no letter, by id. */
type Refused = Map<string, FieldCode>

/**
 * Invites residents by letter to the addresses in their records. A resident whose record has a new
 * address since the last invitation gets a new invitation at that address.
 */
async function inviteResidents(context: TenantContext, ids: readonly string[]): Promise<Refused> {
  const addresses = new Set<string>()
  const { chosen, refused } = await choose(context, ids, (one) => {
    const address = one.email?.toLowerCase()
    if (one.refusal !== null) return one.refusal
    if (address === undefined) return 'login_no_email'
    if (one.invited_email?.toLowerCase() === address) return 'login_invited'
    if (one.is_taken || addresses.has(address)) return 'login_email_taken'
    addresses.add(address)
    return null
  })
  const before = chosen.flatMap(({ invitation }) => invitation ?? [])
  await withdrawInvitations(context, before)
  const added = await insertInvitations(context, chosen)
  const invitations = new Map(added.map((one) => [one.resident_id, one.id]))
  for (const { id } of chosen) if (!invitations.has(id)) refused.set(id, 'login_email_taken')
  await sendLetters(context, [...invitations.values()])
  const created = chosen.flatMap(({ id, name, email }): AuditEntry[] => {
    const changes = { name: [null, name], email: [null, email], role: [null, 'condomino'] } as const
    const rowId = invitations.get(id)
    return rowId ? [{ ...ofUsers(rowId, 'create'), changes }] : []
  })
  await recordAudit(context, [...before.map((id) => ofUsers(id, 'remove')), ...created])
  await announce(context, [...before, ...invitations.values()])
  return refused
}

/**
 * Sends residents who have not answered the letter once more, with the same link, at most once a
 * day for each.
 */
async function remindResidents(context: TenantContext, ids: readonly string[]): Promise<Refused> {
  const { chosen, refused } = await choose(context, ids, (one) => {
    if (one.refusal !== null) return one.refusal
    if (one.invitation === null) return 'login_not_invited'
    return one.is_fresh ? 'login_reminded' : null
  })
  const invitations = chosen.flatMap(({ invitation }) => invitation ?? [])
  await extendInvitations(context, invitations)
  await sendLetters(context, invitations)
  await recordAudit(
    context,
    invitations.map((id) => ofUsers(id, 'invite-again')),
  )
  await announce(context, invitations)
  return refused
}

/** Divides residents into those who get a letter, within the limits of a day, and the others. */
async function choose(
  context: TenantContext,
  ids: readonly string[],
  refusalOf: (one: Candidate) => FieldCode | null,
): Promise<{ chosen: Candidate[]; refused: Refused }> {
  const candidates = await readCandidates(context, ids)
  const left = await lettersLeft(context)
  const refused: Refused = new Map()
  const chosen = candidates.filter((one) => {
    const refusal = refusalOf(one)
    if (refusal !== null) refused.set(one.id, refusal)
    return refusal === null
  })
  const sent = chosen.filter((one) => !hasManyLetters(one)).slice(0, Math.max(0, left))
  const sentIds = new Set(sent.map(({ id }) => id))
  for (const { id } of chosen) if (!sentIds.has(id)) refused.set(id, 'login_throttled')
  return { chosen: sent, refused }
}

const ofUsers = (rowId: string, operation: string): AuditEntry => ({
  register: registers.users.name,
  rowId,
  operation,
})

async function announce(context: TenantContext, invitations: readonly string[]): Promise<void> {
  if (invitations.length > 0) await publishChange(context, registers.users, [...invitations])
}

type Many = typeof inviteResidents

const one = (summary: string, work: Many) =>
  defineAction(residents, {
    summary,
    body: z.optional(z.nullable(z.strictObject({}))),
    answers: changedRow,
    async run(context, { id }) {
      const code = (await work(context, [id])).get(id)
      if (code !== undefined) throw loginProblem(code)
      return { id }
    },
  })

const many =
  (operation: string, work: Many): Many =>
  async (context, ids) => {
    const refused = await work(context, ids)
    const done = ids.filter((id) => !refused.has(id))
    const register = registers.residents.name
    await recordAudit(
      context,
      done.map((rowId) => ({ register, rowId, operation })),
    )
    return refused
  }

/** The actions by which residents get a login, each on one. */
export const loginActions = {
  invite: one('Send a resident an invitation to the e-mail of the record', inviteResidents),
  remind: one('Send a resident who has not answered the letter once more', remindResidents),
}

/** The same actions on many residents; the trail has a line for each. */
export const loginBulk = {
  invite: many('invite', inviteResidents),
  remind: many('remind', remindResidents),
}
