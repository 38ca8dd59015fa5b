import { letterLane } from '../accounts/public/letters/letter-lane.ts'
import { withCookies } from '../accounts/public/sign-in/route-parts.ts'
import type { SignInBase, SignInModule } from '../accounts/public/sign-in/sign-in-part.ts'
import { personProofs } from '../proofs/public/person/person-proofs.ts'
import { hostedProviderRoutes } from './hosted-provider/hosted-provider.routes.ts'
import { hostedProvider } from './hosted-provider/provider-attempt.service.ts'
import { noteFailures } from './hosted-provider/provider-failure.ts'
import { identityLetters } from './letter-tasks.ts'
import { ownIdentitiesRoutes } from './own/own-identities.routes.ts'
import { ownIdentities } from './own/own-identities.service.ts'
import { preferencesRoutes } from './preferences/preferences.routes.ts'
import { providerPreferences } from './preferences/preferences.service.ts'
import { realtimeProviderRoutes } from './realtime-provider/realtime-provider.routes.ts'
import { clientOf, realtimeService } from './realtime-provider/realtime-service.ts'
import { sealedTokens } from './sealed-values.ts'
import { waitingFor } from './sessions/session-bond.ts'
import { identitySignInRoutes } from './sign-in/identity-sign-in.routes.ts'
import { identitySignIn } from './sign-in/identity-sign-in.service.ts'

const preferencesOf = (base: SignInBase) =>
  providerPreferences(base.parts, {
    throttle: base.throttle,
    client: clientOf(base.parts),
    note: noteFailures(base),
  })

/**
 * Identities at providers: signing in by them, linking them, and the data that providers store of
 * people.
 */
export const identitiesModule: SignInModule = {
  name: 'identities',
  sealedValues: sealedTokens,
  signInPart: {
    waitingFor,
    keepPreferences: (base) => preferencesOf(base).save,
  },
  routes(api, { signingIn }) {
    const { parts, throttle } = signingIn
    const note = noteFailures(signingIn)
    const proofs = personProofs(parts, throttle)
    const identities = identitySignIn(signingIn, proofs)
    const own = ownIdentities(parts, { proofs })
    const provider = hostedProvider(parts, note)
    const client = clientOf(parts)
    const realtime = realtimeService(signingIn, { identities, own, client, note })
    withCookies(api, (app) => {
      identitySignInRoutes(app, parts.publicUrl, identities)
      preferencesRoutes(app, preferencesOf(signingIn))
      ownIdentitiesRoutes(app, own)
      hostedProviderRoutes(app, signingIn, { identities, own, provider })
      realtimeProviderRoutes(app, parts.publicUrl, realtime)
    })
  },
  jobs: (tools) => [{ tasks: identityLetters(tools, tools.onKept), lane: letterLane }],
}
