import { pets } from '@portaria/contract/modules/belongings/pets/pets'
import { vehicles } from '@portaria/contract/modules/belongings/vehicles/vehicles'
import { sql } from 'kysely'
import { isAmong, type PersonalRows, personPointers } from '../../parts/personal-rows.ts'
import type { Sql } from '../../platform/database/queries.ts'

const removed: Sql = sql`version = version + 1, deleted_at = coalesce(deleted_at, now()),
  erased_at = now()`

/** A plate is never null: this one is nobody's. */
const noPlate: Sql = sql`'X' || upper(left(replace(id::text, '-', ''), 9))`

const vehicleOf =
  (register: 'residents' | 'employees' | 'service-providers') =>
  (ids: readonly string[]): Sql =>
    isAmong(sql.ref(`r.${personPointers[register]}`), ids)

/** Vehicles and pets of a person alone, which are removed with them (people §10). */
export const belongingsPersonalRows: readonly PersonalRows[] = [
  {
    kind: 'vehicles',
    register: vehicles,
    of: {
      residents: vehicleOf('residents'),
      employees: vehicleOf('employees'),
      'service-providers': vehicleOf('service-providers'),
    },
    fields: ['plate', 'chassis', 'renavam', 'tag'],
    instead: { plate: noPlate },
    set: removed,
    pictures: ['photo_file_id'],
  },
  {
    kind: 'pets',
    register: pets,
    of: { residents: (ids) => isAmong(sql.ref('r.tutor_id'), ids) },
    named: 'name',
    fields: ['microchip', 'birth_date'],
    set: removed,
    pictures: ['photo_file_id'],
  },
]
