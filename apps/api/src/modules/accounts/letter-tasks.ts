import * as z from 'zod/mini'
import type { Lane } from '../../platform/jobs/job-runner.ts'
import type { JobData, Tasks, TenantTask } from '../../platform/jobs/task.ts'
import type { Posted } from '../../platform/mail/mailer.ts'
import { sendIdentityLetter } from '../identities/links/identity-letters.ts'
import { securityNews, sendSecurityNotice } from '../proofs/public/notices/security-notices.ts'
import { askForSecondFactorReset } from '../proofs/second-factor/second-factor-reset.service.ts'
import { inviteUser } from './invitations/invitation.service.ts'
import { invitationTasks } from './invitations/invitation-tasks.ts'
import { askForEmail } from './own-account/email-change.service.ts'
import { sendEmailNotice, sendEmailProof } from './own-account/own-email.service.ts'
import { sendReset } from './password/password-reset.service.ts'
import type { SignInTools } from './public/account/sign-in-tools.ts'
import type { LetterParts } from './public/letters/link-letter.ts'
import { sendRegistration } from './registration/registration.service.ts'

/**
 * A lane for letters alone. One takes a minute and a quarter at most (the mailer's limits): a job
 * that runs for longer was a killed server's, and is run again.
 */
export const letterLane: Lane = { concurrency: 2, connections: 3, lookMs: 2_000, stuckAfterS: 300 }

const person = z.object({ userId: z.uuid() })
const invitation = z.object({ userId: z.uuid(), place: z.string() })
const emailChange = z.object({ userId: z.uuid(), email: z.string() })
const emailProof = z.object({ requestId: z.uuid() })
const emailNotice = z.object({ userId: z.uuid(), to: z.string(), email: z.string() })
const identityLetter = z.object({ id: z.uuid() })
const forgotten = z.object({ email: z.string() })
const security = z.object({ userId: z.uuid(), news: securityNews })

/**
 * Every letter of sign-in: no answer waits for one, none is lost when the server is killed, and a
 * mail server that is down is tried again later. `onKept` is called with the file of a letter that
 * no mail server took.
 */
export function letterTasks(
  parts: LetterParts & Pick<SignInTools, 'secret' | 'registration' | 'oidc' | 'realtime'>,
  onKept: (file: string) => void,
): Tasks {
  const task = (write: (data: JobData) => Promise<Posted | null>): TenantTask => ({
    scope: 'tenant',
    async run(_scope, data) {
      const posted = await write(data)
      if (posted?.keptAs) onKept(posted.keptAs)
    },
  })
  return {
    // Requested by others, in their company.
    ...invitationTasks(parts, onKept),
    invite_user: task((data) => inviteUser(parts, invitation.parse(data))),
    change_email: task((data) => askForEmail(parts, emailChange.parse(data))),
    reset_second_factor: task((data) => askForSecondFactorReset(parts, person.parse(data))),
    // Requested by people themselves, or notices to them.
    reset_password: task((data) => sendReset(parts, forgotten.parse(data).email)),
    confirm_registration: task((data) => sendRegistration(parts, person.parse(data).userId)),
    confirm_identity: task((data) => sendIdentityLetter(parts, identityLetter.parse(data).id)),
    prove_own_email: task((data) => sendEmailProof(parts, emailProof.parse(data).requestId)),
    tell_of_own_email: task((data) => sendEmailNotice(parts, emailNotice.parse(data))),
    tell_of_security: task((data) => sendSecurityNotice(parts, security.parse(data))),
  }
}
