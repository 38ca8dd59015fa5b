import type { ApiModule } from '../../parts/module.ts'
import { savedViewsRoutes } from './saved-views.routes.ts'

/** Lists that somebody has arranged and named. */
export const savedViewsModule: ApiModule = {
  name: 'saved-views',
  routes: (api, { database }) => savedViewsRoutes(api, database),
}
