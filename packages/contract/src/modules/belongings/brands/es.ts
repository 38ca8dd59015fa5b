import type { TextOf } from '../../../texts/register-text.ts'
import type { brands } from './brands.ts'

export const es: TextOf<typeof brands> = {
  one: 'Marca',
  many: 'Marcas',
  gender: 'f',
  purpose: 'Las marcas de vehículos y equipos. Hay una lista común; agregue las que falten.',
  fields: { logo: 'Logotipo', kind: 'Usada en' },
  choices: { kind: { vehicle: 'Vehículos', equipment: 'Equipos', both: 'Ambos' } },
}
