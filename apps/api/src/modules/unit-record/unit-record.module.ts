import type { ApiModule } from '../../parts/module.ts'
import { unitRecordRoutes } from './unit-record.routes.ts'

/** The record of a unit: everything that belongs to it and has happened there. */
export const unitRecordModule: ApiModule = {
  name: 'unit-record',
  routes: (api, { database, machineries, gathered }) =>
    unitRecordRoutes(api, database, { machineries, sections: gathered.recordSections }),
}
