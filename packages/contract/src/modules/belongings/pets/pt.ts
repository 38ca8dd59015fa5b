import type { TextOf } from '../../../texts/register-text.ts'
import type { pets } from './pets.ts'

export const pt: TextOf<typeof pets> = {
  one: 'Animal',
  many: 'Animais',
  gender: 'm',
  purpose: 'Os animais de cada unidade, com o tutor e as vacinas.',
  fields: {
    species: 'Espécie',
    breed: 'Raça',
    sex: 'Sexo',
    size: 'Porte',
    microchip: 'Microchip',
    tutor: 'Tutor',
    vaccines: 'Vacinas',
    given_on: 'Aplicada em',
    valid_until: 'Válida até',
    disputed: 'Em disputa',
  },
  sections: { looks: 'Características', health: 'Saúde' },
  choices: {
    sex: { male: 'Macho', female: 'Fêmea' },
    size: { small: 'Pequeno', medium: 'Médio', large: 'Grande' },
  },
  actions: { resolve: 'Resolver disputa' },
  views: {
    disputed: { m: 'Em disputa', f: 'Em disputa' },
  },
  heads: { 'tutor_id.name': ['dono', 'dona', 'morador'] },
  refusals: {
    valid_before_given: 'A validade vem antes da aplicação.',
    given_before_birth: 'A aplicação vem antes do nascimento.',
  },
  needs: {
    disputed: {
      one: '{{count}} animal disputa o microchip de outro',
      other: '{{count}} animais disputam o microchip de outros',
    },
  },
}
