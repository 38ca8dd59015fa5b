import type { TextOf } from '../../../texts/register-text.ts'
import type { brands } from './brands.ts'

export const pt: TextOf<typeof brands> = {
  one: 'Marca',
  many: 'Marcas',
  gender: 'f',
  purpose: 'As marcas de veículos e equipamentos. Há uma lista comum; acrescente as que faltarem.',
  fields: { logo: 'Logotipo', kind: 'Usada em' },
  choices: { kind: { vehicle: 'Veículos', equipment: 'Equipamentos', both: 'Ambos' } },
}
