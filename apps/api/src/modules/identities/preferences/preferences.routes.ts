import { preferencesAnswer } from '@portaria/contract/modules/identities/hosted-provider'
import { actorOf } from '../../../platform/authentication.ts'
import { type App, described } from '../../accounts/public/sign-in/route-parts.ts'
import type { ProviderPreferences } from './preferences.service.ts'

/** Serves the settings of a signed-in person at their provider. */
export function preferencesRoutes(app: App, preferences: ProviderPreferences): void {
  app.post(
    '/me/provider-preferences',
    {
      config: { access: 'signed_in', refuses: ['not_found'] },
      schema: {
        ...described('Exchange the own settings with the provider'),
        response: { 200: preferencesAnswer },
      },
    },
    async (request) => ({ data: { outcome: await preferences.compare(actorOf(request)) } }),
  )
}
