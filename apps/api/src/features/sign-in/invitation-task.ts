import * as z from 'zod/mini'
import type { Tasks } from '../../platform/jobs/task.ts'
import { inviteUser } from './invitation.service.ts'
import type { SignInParts } from './sign-in-parts.ts'

const invitation = z.object({ userId: z.uuid(), place: z.string() })

type NeededParts = Pick<SignInParts, 'auth' | 'publicUrl' | 'mailer'>

/**
 * Letters to people who were given access: a mail server that is down is asked again later. `onKept`
 * hears the file of a letter that no mail server took.
 */
export const invitationTasks = (parts: NeededParts, onKept: (file: string) => void): Tasks => ({
  invite_user: {
    scope: 'tenant',
    async run(_scope, data) {
      const posted = await inviteUser(parts, invitation.parse(data))
      if (posted?.keptAs) onKept(posted.keptAs)
    },
  },
})
