import type { ApiModule } from '../../parts/module.ts'
import { serversRoutes } from './servers.routes.ts'

/** The servers of the installation, and what its administrators look after. */
export const serversModule: ApiModule = {
  name: 'servers',
  routes: (api, tools) => serversRoutes(api, tools),
}
