import { createHmac } from 'node:crypto'
import { systemActor } from '@portaria/contract/actors/actor'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import type { Tally } from '../../../../platform/measures/tally.ts'
import type { RefusalTrail } from '../../../../platform/refusal-trail.ts'
import { eldestKey, type ServerSecret } from '../../../../platform/secrets/server-secret.ts'
import type { Account, Origin } from '../account/account.ts'
import { signInsFailed } from './sign-in-measures.ts'

/** Bytes of a digest: enough to distinguish the accounts of one flood. */
const DIGEST_BYTES = 12

export type SignInFailures = {
  /**
   * Records a wrong password or code. For a person, the entry is in the trail of the company that
   * they would sign in to; for an unknown e-mail, it is in the platform's trail, with a digest of
   * the e-mail.
   */
  note(who: Account | string, origin: Origin): void
}

/** The actor of a failed sign-in is unknown, for any account: the row is about the account. */
export function signInFailures(
  secret: ServerSecret,
  refusals: RefusalTrail,
  tally: Tally,
): SignInFailures {
  // The digest has a key of its own, so that a copied trail reveals no e-mail by trying many.
  const key = eldestKey(secret, 'accounts in the trail')
  const digestOf = (email: string) =>
    createHmac('sha256', key)
      .update(email.toLowerCase())
      .digest()
      .subarray(0, DIGEST_BYTES)
      .toString('base64url')

  return {
    note(who, { address, requestId }) {
      const isKnown = typeof who !== 'string'
      tally.add(signInsFailed, { account: isKnown ? 'known' : 'unknown' })
      const actor = systemActor(requestId, isKnown ? who.home_tenant_id : NIL_TENANT)
      refusals.note(
        { ...actor, address },
        {
          register: 'users',
          rowId: isKnown ? who.id : null,
          operation: 'sign_in_failed',
          ...(!isKnown && { account: digestOf(who) }),
        },
      )
    },
  }
}
