import type { TextOf } from '../../../texts/register-text.ts'
import type { apartments } from './apartments.ts'

export const pt: TextOf<typeof apartments> = {
  one: 'Apartamento',
  many: 'Apartamentos',
  gender: 'm',
  purpose: 'Cada unidade, com quem a ocupa e desde quando.',
  fields: {
    floor: 'Andar',
    kind: 'Tipo',
    area_m2: 'Área (m²)',
    ideal_fraction: 'Fração ideal',
    intercom: 'Interfone',
    parking_spots: 'Vagas de garagem',
    occupancy: 'Ocupação',
    visitor_cap: 'Limite de visitantes',
  },
  help: {
    ideal_fraction: 'Um número de 0 a 1, como 0,00625.',
    visitor_cap: 'Quantos visitantes podem estar na unidade ao mesmo tempo.',
  },
  choices: {
    kind: {
      apartment: 'Apartamento',
      house: 'Casa',
      commercial: 'Sala comercial',
      storage: 'Depósito',
      classroom: 'Sala de aula',
      consulting_room: 'Consultório',
      lot: 'Lote',
      line: 'Linha de montagem',
    },
    occupancy: {
      vacant: 'Vago',
      owner: 'Proprietário mora',
      rented: 'Alugado',
      short_stay: 'Temporada',
      works: 'Em obras',
    },
  },
  views: {
    vacant: { m: 'Vagos', f: 'Vagas' },
  },
  heads: {
    // The words for a unit in the five segments, and words around units.
    number: [
      'apartamento',
      'apto',
      'unidade',
      'lote',
      'sala',
      'sala de aula',
      'consultório',
      'linha de montagem',
    ],
    'tower_id.name': ['torre', 'bloco', 'prédio', 'edifício', 'obra', 'setor', 'ala'],
  },
}
