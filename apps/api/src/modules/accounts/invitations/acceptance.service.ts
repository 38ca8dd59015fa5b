import type { Actor } from '@portaria/contract/actors/actor'
import { systemActor } from '@portaria/contract/actors/actor'
import type {
  AcceptInvitationBody,
  InvitationAnswer,
  InvitationEmailBody,
  ProveInvitationBody,
} from '@portaria/contract/modules/accounts/invitations'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { isWeakPassword } from '../password/password-policy.ts'
import { accountOfEmail, accountOfId } from '../public/account/account.repository.ts'
import type { Account, Origin } from '../public/account/account.ts'
import { invitationLinks } from '../public/invitation-link.ts'
import { setPassword } from '../public/password/password.repository.ts'
import { hashPassword, verifyPassword } from '../public/password/password-hash.ts'
import type { SigningIn } from '../public/sign-in/sign-in-part.ts'
import {
  countCardLetter,
  type Invitation,
  readInvitation,
  readInvitationTo,
} from './invitation.repository.ts'
import { beginMembership, declineInvitation } from './invitation-membership.ts'

/**
 * The calls of the holder of an invitation's link. An unknown or replaced link is `token_invalid`
 * on `token`, a used one `token_used`, one that waits for a síndico `token_waits`, and an expired
 * one `token_ended`.
 */
export type AcceptanceService = {
  /** The offered membership, and the proof that accepting it needs. */
  look(token: string, origin: Origin): Promise<InvitationAnswer['data']>
  /**
   * Begins the membership of a new person, or of a known one by their password. Throws
   * `password_wrong`, `weak-password`, `second_factor_required` and `throttled`.
   */
  accept(body: AcceptInvitationBody, origin: Origin): Promise<void>
  /** Completes an acceptance by a second factor. Throws like `SecondFactor.prove`. */
  prove(body: ProveInvitationBody, origin: Origin): Promise<void>
  decline(token: string, origin: Origin): Promise<void>
  /** Sends the holder of a card the letter that proves an address. Throws `throttled`. */
  askEmail(body: InvitationEmailBody, origin: Origin): Promise<void>
  /** Accepts an invitation as a signed-in person, whose e-mail is proven. Throws `not_found`. */
  acceptOwn(actor: Actor, id: string): Promise<void>
  declineOwn(actor: Actor, id: string): Promise<void>
}

/**
 * Limit of letters within a quarter of an hour to one address that holders of cards type, with one
 * card or many, so that cards cannot be used to flood a mailbox. Requests of their network are not
 * counted, since a whole building may open its cards on one evening.
 */
const FREE_LETTERS = 5

type NeededTools = Pick<SigningIn, 'parts' | 'throttle' | 'turns' | 'failures' | 'secondFactor'>

/**
 * The name by which the holder of a card recognises it. A letter's address was typed by somebody
 * else, so its page shows nothing that they typed.
 */
const firstNameOf = ({ email, name }: Invitation) =>
  email === null ? (name.split(/\s/)[0] ?? null) : null

/** An invitation that may be accepted, with the address of its link. */
type Opened = { invitation: Invitation; email: string | null }

export function acceptanceService({
  parts: { auth, database, secret, publicUrl },
  throttle,
  turns,
  failures,
  secondFactor,
}: NeededTools): AcceptanceService {
  const links = invitationLinks(secret, publicUrl)

  async function find(typed: string): Promise<Opened | null> {
    const token = links.read(typed)
    const found = token && (await auth.query((queries) => readInvitation(queries, token.id)))
    if (!token || !found || !token.isOf(found)) return null
    return { invitation: found, email: found.email ?? token.email }
  }

  /**
   * Only invalid links are counted against an address, or refused for it: a link that this server
   * signed is valid even if others on the same network have tried links.
   */
  async function open(typed: string, { address }: Origin): Promise<Opened> {
    const opened = await find(typed)
    if (opened === null) {
      await throttle.attemptSecret('invitation', address, async () => null)
      throw fieldProblem('token', 'token_invalid')
    }
    const { state, is_open: isOpen } = opened.invitation
    if (state === 'accepted') throw fieldProblem('token', 'token_used')
    if (state === 'unconfirmed') throw fieldProblem('token', 'token_waits')
    if (state !== 'pending' || !isOpen) throw fieldProblem('token', 'token_ended')
    return opened
  }

  /** The account of a link's address; null where there is none, or its password is not proven. */
  async function holder(email: string): Promise<Account | null> {
    const account = await auth.query((queries) => accountOfEmail(queries, email))
    if (account && account.status !== 'ATIVO') throw fieldProblem('token', 'token_ended')
    return account ?? null
  }

  async function openWithEmail(token: string, origin: Origin) {
    const { invitation, email } = await open(token, origin)
    if (email === null) throw fieldProblem('token', 'token_invalid')
    return { invitation, email, account: await holder(email) }
  }

  /** A new person's password is stored once the link is used, for the person who used it. */
  async function beginNew(
    { invitation, email, account }: Awaited<ReturnType<typeof openWithEmail>>,
    { name, password }: AcceptInvitationBody,
    origin: Origin,
  ): Promise<void> {
    if (name === undefined) throw fieldProblem('name', 'required')
    if (isWeakPassword(password, { name, email })) throw fieldProblem('password', 'weak-password')
    const asker = { account: email, address: origin.address }
    const hash = await turns.run(asker, () => hashPassword(password))
    const member = account ? { account, name } : { account: null, name, email }
    const userId = await beginMembership(database, invitation, member, origin)
    await auth.transaction((queries) => setPassword(queries, userId, hash))
  }

  async function ownInvitation({ userId }: Actor, id: string) {
    if (userId === null) throw problem('unauthenticated')
    return auth.query(async (queries) => {
      const account = await accountOfId(queries, userId)
      const found = account && (await readInvitationTo(queries, { id, email: account.email }))
      if (!account || !found?.is_open) throw problem('not_found')
      return { account, invitation: found }
    })
  }

  return {
    async look(token, origin) {
      const { invitation, email } = await open(token, origin)
      const { company, role } = invitation
      const offer = { company, role, email, first_name: firstNameOf(invitation) }
      if (email === null) return { ...offer, asks: 'email' }
      const account = await holder(email)
      return { ...offer, asks: account?.proven ? 'password' : 'account' }
    },

    async accept(body, origin) {
      const opened = await openWithEmail(body.token, origin)
      const { invitation, account } = opened
      if (!account?.proven) return beginNew(opened, body, origin)
      const knownBy = async () => `invitation of ${account.id}`
      const tried = { account: account.email, address: origin.address, knownBy }
      const right = await throttle.attemptPassword(tried, async () =>
        (await verifyPassword(body.password, account.hash)) ? true : null,
      )
      if (!right) {
        failures.note(account, origin)
        throw fieldProblem('password', 'password_wrong')
      }
      const demand = await auth.query((queries) => secondFactor.demand(queries, account))
      if (demand) throw problem('second_factor_required', { second_factor: demand })
      await beginMembership(database, invitation, { account }, origin)
    },

    async prove({ token, proof }, origin) {
      const { invitation, account } = await openWithEmail(token, origin)
      const { member, spend } = await secondFactor.prove(proof, {
        address: origin.address,
        beside: async () => null,
        onWrong: (one) => failures.note(one, origin),
      })
      const refused = await auth.transaction(spend)
      if (refused) throw refused
      if (member.account.id !== account?.id || !account.proven)
        throw fieldProblem('ticket', 'ticket_ended')
      await beginMembership(database, invitation, { account }, origin)
    },

    async decline(token, origin) {
      const { invitation } = await open(token, origin)
      await declineInvitation(database, invitation)
    },

    async askEmail({ token, email }, origin) {
      const { invitation, email: known } = await open(token, origin)
      if (known !== null) throw fieldProblem('token', 'token_invalid')
      await throttle.allow('invitation email', email.toLowerCase(), FREE_LETTERS)
      const scope = systemActor('invitation', invitation.tenant_id ?? NIL_TENANT)
      await database.inTenant(scope, async (context) => {
        const { queries, actor } = context
        if (!(await countCardLetter(queries, invitation.id)))
          throw problem('throttled', { retry_after: 3600 })
        const data = { invitationId: invitation.id, email }
        const line = `letters ${actor.tenantId}`
        await enqueueJob(context, { task: 'send_invitation', data, line })
      })
    },

    async acceptOwn(actor, id) {
      const { account, invitation } = await ownInvitation(actor, id)
      const origin = { address: actor.address ?? '', requestId: actor.reason }
      await beginMembership(database, invitation, { account }, origin)
    },

    async declineOwn(actor, id) {
      const { invitation } = await ownInvitation(actor, id)
      await declineInvitation(database, invitation)
    },
  }
}
