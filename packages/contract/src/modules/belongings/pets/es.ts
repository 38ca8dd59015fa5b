import type { TextOf } from '../../../texts/register-text.ts'
import type { pets } from './pets.ts'

export const es: TextOf<typeof pets> = {
  one: 'Mascota',
  many: 'Mascotas',
  gender: 'f',
  purpose: 'Los animales de cada unidad, con su tutor y sus vacunas.',
  fields: {
    species: 'Especie',
    breed: 'Raza',
    sex: 'Sexo',
    size: 'Tamaño',
    microchip: 'Microchip número',
    tutor: 'Tutor responsable',
    vaccines: 'Vacunas',
    given_on: 'Aplicada el',
    valid_until: 'Válida hasta',
    disputed: 'En disputa',
  },
  sections: { looks: 'Características', health: 'Salud' },
  choices: {
    sex: { male: 'Macho', female: 'Hembra' },
    size: { small: 'Pequeño', medium: 'Mediano', large: 'Grande' },
  },
  actions: { resolve: 'Resolver disputa' },
  views: {
    disputed: { m: 'En disputa', f: 'En disputa' },
  },
  refusals: {
    valid_before_given: 'La validez termina antes de la aplicación.',
    given_before_birth: 'La aplicación es anterior al nacimiento.',
  },
  needs: {
    disputed: {
      one: '{{count}} animal disputa el microchip de otro',
      other: '{{count}} animales disputan el microchip de otros',
    },
  },
}
