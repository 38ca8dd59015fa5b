import type { ApiModule } from '../../parts/module.ts'
import { searchService } from './public/search.service.ts'
import { searchRoutes } from './search.routes.ts'

/** One search over all registers that somebody reads. */
export const searchModule: ApiModule = {
  name: 'search',
  routes: (api, { database, machineries, gathered }) =>
    searchRoutes(api, searchService(database, machineries, gathered.searchedWords)),
}
