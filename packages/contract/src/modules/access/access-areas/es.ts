import type { TextOf } from '../../../texts/register-text.ts'
import type { accessAreas } from './access-areas.ts'

export const es: TextOf<typeof accessAreas> = {
  one: 'Área de acceso',
  many: 'Áreas de acceso',
  gender: 'f',
  purpose: 'Los espacios que puertas y portones separan: la calle, el patio, el hall, la cochera.',
  fields: { outside: 'Área exterior' },
  help: { outside: 'La calle y todo lo que queda más allá de los portones.' },
  refusals: { outside_of_tower: 'Un área exterior no pertenece a ningún edificio.' },
}
