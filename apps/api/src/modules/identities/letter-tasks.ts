import * as z from 'zod/mini'
import type { Tasks } from '../../platform/jobs/task.ts'
import type { SignInTools } from '../accounts/public/account/sign-in-tools.ts'
import { letterTask, type OnKept } from '../accounts/public/letters/letter-lane.ts'
import type { LetterParts } from '../accounts/public/letters/link-letter.ts'
import { sendIdentityLetter } from './links/identity-letters.ts'

const identityLetter = z.object({ id: z.uuid() })

/** The letters about identities. */
export const identityLetters = (
  parts: LetterParts & Pick<SignInTools, 'registration' | 'oidc' | 'realtime'>,
  onKept: OnKept,
): Tasks => ({
  confirm_identity: letterTask(onKept, (data) =>
    sendIdentityLetter(parts, identityLetter.parse(data).id),
  ),
})
