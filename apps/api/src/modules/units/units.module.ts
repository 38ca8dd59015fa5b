import type { ApiModule } from '../../parts/module.ts'
import { apartmentsBehaviour } from './apartments/behaviour.ts'
import { sample as apartmentsSample } from './apartments/sample.ts'
import { unitsByWords } from './apartments/searched-words.ts'
import { buildingsRoutes } from './buildings/buildings.routes.ts'
import { garagesBehaviour } from './garages/behaviour.ts'
import { garagesSection } from './garages/record-section.ts'
import { sample as garagesSample } from './garages/sample.ts'
import { occupanciesBehaviour } from './occupancies/behaviour.ts'
import { occupancies } from './occupancies/departure-thing.ts'
import { peopleSection } from './occupancies/record-section.ts'
import { sample as occupanciesSample } from './occupancies/sample.ts'
import { rowRules } from './row-rules.ts'
import { towersBehaviour } from './towers/behaviour.ts'
import { sample as towersSample } from './towers/sample.ts'

/** Towers, their units and parking spaces, and occupancies. */
export const unitsModule: ApiModule = {
  name: 'units',
  registers: {
    towers: { sample: towersSample, behaviour: () => towersBehaviour },
    apartments: { sample: apartmentsSample, behaviour: () => apartmentsBehaviour },
    garages: { sample: garagesSample, behaviour: () => garagesBehaviour },
    occupancies: { sample: occupanciesSample, behaviour: () => occupanciesBehaviour },
  },
  routes: buildingsRoutes,
  rowRules,
  things: [occupancies],
  recordSections: { people: peopleSection, garages: garagesSection },
  searchedWords: [unitsByWords],
}
