import * as z from 'zod/mini'
import type { JobData, Tasks } from '../../platform/jobs/task.ts'
import type { Posted } from '../../platform/mail/mailer.ts'
import { inviteUser } from './invitations/invitation.service.ts'
import { invitationTasks } from './invitations/invitation-tasks.ts'
import { askForEmail } from './own-account/email-change.service.ts'
import { sendEmailNotice, sendEmailProof } from './own-account/own-email.service.ts'
import { sendReset } from './password/password-reset.service.ts'
import type { SignInTools } from './public/account/sign-in-tools.ts'
import { letterTask, type OnKept } from './public/letters/letter-lane.ts'
import type { LetterParts } from './public/letters/link-letter.ts'
import { sendRegistration } from './registration/registration.service.ts'

const person = z.object({ userId: z.uuid() })
const invitation = z.object({ userId: z.uuid(), place: z.string() })
const emailChange = z.object({ userId: z.uuid(), email: z.string() })
const emailProof = z.object({ requestId: z.uuid() })
const emailNotice = z.object({ userId: z.uuid(), to: z.string(), email: z.string() })
const forgotten = z.object({ email: z.string() })

/** The letters of accounts and invitations. */
export function accountLetters(
  parts: LetterParts & Pick<SignInTools, 'secret'>,
  onKept: OnKept,
): Tasks {
  const task = (write: (data: JobData) => Promise<Posted | null>) => letterTask(onKept, write)
  return {
    // Letters that other people request, in their company.
    ...invitationTasks(parts, onKept),
    invite_user: task((data) => inviteUser(parts, invitation.parse(data))),
    change_email: task((data) => askForEmail(parts, emailChange.parse(data))),
    // Letters that people request themselves, and notices to them.
    reset_password: task((data) => sendReset(parts, forgotten.parse(data).email)),
    confirm_registration: task((data) => sendRegistration(parts, person.parse(data).userId)),
    prove_own_email: task((data) => sendEmailProof(parts, emailProof.parse(data).requestId)),
    tell_of_own_email: task((data) => sendEmailNotice(parts, emailNotice.parse(data))),
  }
}
