import type { SectionName } from '@portaria/contract/modules/unit-record/unit-record'
import { cards } from './cards.ts'
import { garages } from './garages.ts'
import { itemPasses } from './item-passes.ts'
import { parcels } from './parcels.ts'
import { passes } from './passes.ts'
import { people } from './people.ts'
import { pets } from './pets.ts'
import type { SectionSource } from './section-source.ts'
import { vehicles } from './vehicles.ts'
import { visits } from './visits.ts'

/** Every section by its name in the contract, which says what is shown of its rows. */
export const sectionSources: Readonly<Record<SectionName, SectionSource>> = {
  people,
  vehicles,
  garages,
  pets,
  cards,
  passes,
  visits,
  item_passes: itemPasses,
  parcels,
}
