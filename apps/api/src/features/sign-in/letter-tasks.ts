import * as z from 'zod/mini'
import type { JobData, Tasks, TenantTask } from '../../platform/jobs/task.ts'
import type { Posted } from '../../platform/mail/mailer.ts'
import { askForEmail } from './email-change.service.ts'
import { inviteUser } from './invitation.service.ts'
import { invitationTasks } from './invitations/invitation-tasks.ts'
import { askForSecondFactorReset } from './second-factor/second-factor-reset.service.ts'
import type { SignInParts } from './sign-in-parts.ts'

const invitation = z.object({ userId: z.uuid(), place: z.string() })
const emailChange = z.object({ userId: z.uuid(), email: z.string() })
const secondFactorReset = z.object({ userId: z.uuid() })

type NeededParts = Pick<SignInParts, 'auth' | 'publicUrl' | 'mailer' | 'secret'>

/**
 * Letters that others asked for: a mail server that is down is asked again later. `onKept` hears the
 * file of a letter that no mail server took.
 */
export function letterTasks(parts: NeededParts, onKept: (file: string) => void): Tasks {
  const task = (write: (data: JobData) => Promise<Posted | null>): TenantTask => ({
    scope: 'tenant',
    async run(_scope, data) {
      const posted = await write(data)
      if (posted?.keptAs) onKept(posted.keptAs)
    },
  })
  return {
    ...invitationTasks(parts, onKept),
    invite_user: task((data) => inviteUser(parts, invitation.parse(data))),
    change_email: task((data) => askForEmail(parts, emailChange.parse(data))),
    reset_second_factor: task((data) =>
      askForSecondFactorReset(parts, secondFactorReset.parse(data)),
    ),
  }
}
