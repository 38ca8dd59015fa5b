import type { TextOf } from '../../../texts/register-text.ts'
import type { brands } from './brands.ts'

export const en: TextOf<typeof brands> = {
  one: 'Brand',
  many: 'Brands',
  gender: 'f',
  purpose: 'Makers of vehicles and equipment. There is a shared list; add what is missing.',
  fields: { logo: 'Logo', kind: 'Used for' },
  choices: { kind: { vehicle: 'Vehicles', equipment: 'Equipment', both: 'Both' } },
}
