import type { ApiModule } from '../../parts/module.ts'
import { postalCodesRoutes } from './postal-codes.routes.ts'

/** Addresses of postal codes, from a service that the operator names. */
export const postalCodesModule: ApiModule = {
  name: 'postal-codes',
  routes: (api, { postalCodeService }) => postalCodesRoutes(api, postalCodeService),
}
