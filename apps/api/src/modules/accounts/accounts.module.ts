import type { ApiModule } from '../../parts/module.ts'
import { letterLane, letterTasks } from './letter-tasks.ts'
import { membershipsBehaviour } from './memberships/behaviour.ts'
import { invitations, logins, managerRoles } from './memberships/departure-things.ts'
import { sample as membershipsSample } from './memberships/sample.ts'
import type { WithAuth } from './public/account/sign-in-tools.ts'
import { rowRules } from './row-rules.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { usersBehaviour } from './users/behaviour.ts'
import { sample as usersSample } from './users/sample.ts'

/** People with a login: who they are, how they sign in, and what they may be asked to prove. */
export const accountsModule: ApiModule<WithAuth> = {
  name: 'accounts',
  registers: {
    users: { sample: usersSample, behaviour: () => usersBehaviour },
    memberships: {
      sample: membershipsSample,
      behaviour: () => membershipsBehaviour,
    },
  },
  rowRules,
  routes: (api, tools) => signInRoutes(api, { ...tools, database: tools.lanes.sign_in }, tools),
  jobs: (tools) => [{ tasks: letterTasks(tools, tools.onKept), lane: letterLane }],
  things: [logins, managerRoles, invitations],
}
