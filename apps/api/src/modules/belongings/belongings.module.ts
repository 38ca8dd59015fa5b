import type { ApiModule } from '../../parts/module.ts'
import { sample as brandsSample } from './brands/sample.ts'
import { readAssignedCards } from './cards/assigned.ts'
import { cardsBehaviour } from './cards/behaviour.ts'
import { cards } from './cards/departure-thing.ts'
import { cardsSection } from './cards/record-section.ts'
import { sample as cardsSample } from './cards/sample.ts'
import { belongingsPersonalRows } from './personal-rows.ts'
import { petsBehaviour } from './pets/behaviour.ts'
import { pets } from './pets/departure-thing.ts'
import { petsSection } from './pets/record-section.ts'
import { sample as petsSample } from './pets/sample.ts'
import { rowRules } from './row-rules.ts'
import { sample as speciesSample } from './species/sample.ts'
import { readAssignedVehicles } from './vehicles/assigned.ts'
import { vehiclesBehaviour } from './vehicles/behaviour.ts'
import { parking, vehicles } from './vehicles/departure-things.ts'
import { vehiclesSection } from './vehicles/record-section.ts'
import { sample as vehiclesSample } from './vehicles/sample.ts'

/** Vehicles, pets and cards, and their catalogues. */
export const belongingsModule: ApiModule = {
  name: 'belongings',
  registers: {
    vehicles: { sample: vehiclesSample, behaviour: () => vehiclesBehaviour },
    pets: { sample: petsSample, behaviour: () => petsBehaviour },
    brands: { sample: brandsSample },
    species: { sample: speciesSample },
    cards: { sample: cardsSample, behaviour: () => cardsBehaviour },
  },
  rowRules,
  things: [cards, parking, vehicles, pets],
  recordSections: { vehicles: vehiclesSection, pets: petsSection, cards: cardsSection },
  personalRows: belongingsPersonalRows,
  assigned: { cards: readAssignedCards, vehicles: readAssignedVehicles },
}
