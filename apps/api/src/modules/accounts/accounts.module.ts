import type { FastifyInstance } from 'fastify'
import { endedMemberships, endedUsers } from './ended-rows.ts'
import { invitationRoutes } from './invitations/invitation.routes.ts'
import { accountLetters } from './letter-tasks.ts'
import { membershipsBehaviour } from './memberships/behaviour.ts'
import { invitations, logins, managerRoles } from './memberships/departure-things.ts'
import { sample as membershipsSample } from './memberships/sample.ts'
import { ownAccountRoutes } from './own-account/own-account.routes.ts'
import { passwordResetRoutes } from './password/password-reset.routes.ts'
import type { SignInTools } from './public/account/sign-in-tools.ts'
import { forgetOldSecrets } from './public/housekeeping.ts'
import { letterLane } from './public/letters/letter-lane.ts'
import { withCookies } from './public/sign-in/route-parts.ts'
import type { SignInModule } from './public/sign-in/sign-in-part.ts'
import { signInsFailed } from './public/throttle/sign-in-measures.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { rowRules } from './row-rules.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { usersBehaviour } from './users/behaviour.ts'
import { sample as usersSample } from './users/sample.ts'

/** People with a login: their accounts, their ways to sign in, and their invitations. */
export const accountsModule: SignInModule = {
  name: 'accounts',
  registers: {
    users: { sample: usersSample, behaviour: () => usersBehaviour },
    memberships: {
      sample: membershipsSample,
      behaviour: () => membershipsBehaviour,
    },
  },
  rowRules,
  routes(api, { signingIn, pictures }) {
    withCookies(api, (app) => {
      signInRoutes(app, signingIn)
      invitationRoutes(app, signingIn)
      ownAccountRoutes(app, signingIn, pictures)
      passwordResetRoutes(app, signingIn)
      registrationRoutes(app, signingIn)
    })
    scheduleHousekeeping(api, signingIn.parts)
  },
  jobs: (tools) => [{ tasks: accountLetters(tools, tools.onKept), lane: letterLane }],
  measures: [signInsFailed],
  things: [logins, managerRoles, invitations],
  endedRows: () => [endedMemberships, endedUsers],
}

const HOUR_MS = 3_600_000

function scheduleHousekeeping(app: FastifyInstance, { auth }: Pick<SignInTools, 'auth'>): void {
  const failed = (error: unknown) => app.log.error({ err: error }, 'old secrets were not deleted')
  const timer = setInterval(() => void forgetOldSecrets(auth).catch(failed), HOUR_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
