import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { ReferenceRead } from '@portaria/contract/define-register/field'
import type { occupancies } from '@portaria/contract/modules/units/occupancies/occupancies'

/** One occupancy as the API returns it, with the titles of unit and resident. */
export type Occupancy = RecordOfRegister<typeof occupancies> & {
  apartment: ReferenceRead
  resident: ReferenceRead
}
