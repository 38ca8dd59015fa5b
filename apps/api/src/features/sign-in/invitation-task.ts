import * as z from 'zod/mini'
import type { Tasks } from '../../platform/jobs/task.ts'
import { inviteUser } from './invitation.service.ts'
import type { SignInParts } from './sign-in-parts.ts'

const invitation = z.object({ userId: z.uuid(), place: z.string() })

/** Letters to people who were given access: a mail server that is down is asked again later. */
export const invitationTasks = (
  parts: Pick<SignInParts, 'auth' | 'publicUrl' | 'mailer'>,
): Tasks => ({
  invite_user: {
    scope: 'tenant',
    async run(_scope, data) {
      await inviteUser(parts, invitation.parse(data))
    },
  },
})
