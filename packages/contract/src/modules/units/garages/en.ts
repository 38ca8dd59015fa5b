import type { TextOf } from '../../../texts/register-text.ts'
import type { garages } from './garages.ts'

export const en: TextOf<typeof garages> = {
  one: 'Parking space',
  many: 'Parking spaces',
  gender: 'm',
  purpose:
    'The parking spaces: whose they are, to whom they are lent, and which vehicle uses each.',
  fields: {
    code: 'Code',
    level: 'Level',
    covered: 'Covered',
    lent_to: 'Lent to',
    vehicle: 'Vehicle',
  },
  help: { lent_to: 'Inside the condominium only.' },
  choices: {
    kind: {
      fixed: 'Fixed',
      rotating: 'Rotating',
      visitor: 'Visitors',
      accessible: 'Accessible',
      elderly: 'Elderly',
      motorcycle: 'Motorcycle',
      bicycle: 'Bicycle',
      charging: 'Charging',
      loading: 'Loading',
    },
  },
  views: {
    free: { m: 'Free', f: 'Free' },
    lent: { m: 'Lent', f: 'Lent' },
  },
  refusals: {
    lent_to_owner: 'The space is of this unit already. Choose another.',
  },
}
