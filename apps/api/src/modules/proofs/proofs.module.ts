import { letterLane } from '../accounts/public/letters/letter-lane.ts'
import { withCookies } from '../accounts/public/sign-in/route-parts.ts'
import type { SignInModule } from '../accounts/public/sign-in/sign-in-part.ts'
import { proofLetters } from './letter-tasks.ts'
import { personProofs } from './public/person/person-proofs.ts'
import { sealedAppKeys } from './sealed-values.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { loginProofRoutes } from './sign-in/login-proof.routes.ts'
import { signInSteps } from './sign-in/sign-in-steps.ts'

/** Proofs of identity beside the password: codes, passkeys, and those of a session. */
export const proofsModule: SignInModule = {
  name: 'proofs',
  sealedValues: sealedAppKeys,
  signInPart: {
    steps: signInSteps,
    secondFactor: ({ parts, throttle }) => personProofs(parts, throttle),
  },
  routes(api, { signingIn }) {
    const { parts, throttle } = signingIn
    const proofs = personProofs(parts, throttle)
    withCookies(api, (app) => {
      loginProofRoutes(app, signingIn, proofs)
      secondFactorRoutes(app, parts, { throttle, proofs })
    })
  },
  jobs: (tools) => [{ tasks: proofLetters(tools, tools.onKept), lane: letterLane }],
}
