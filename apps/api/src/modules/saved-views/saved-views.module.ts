import type { ApiModule } from '../../parts/module.ts'
import { savedViewsRoutes } from './saved-views.routes.ts'

/** Lists as somebody has arranged and named them. */
export const savedViewsModule: ApiModule = {
  name: 'saved-views',
  routes: (api, { database }) => savedViewsRoutes(api, database),
}
