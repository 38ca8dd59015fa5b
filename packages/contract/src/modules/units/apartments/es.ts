import type { TextOf } from '../../../texts/register-text.ts'
import type { apartments } from './apartments.ts'

export const es: TextOf<typeof apartments> = {
  one: 'Apartamento',
  many: 'Apartamentos',
  gender: 'm',
  purpose: 'Cada unidad, con quién la ocupa y desde cuándo.',
  fields: {
    floor: 'Piso',
    kind: 'Tipo',
    area_m2: 'Área (m²)',
    ideal_fraction: 'Fracción ideal',
    intercom: 'Intercomunicador',
    parking_spots: 'Plazas de cochera',
    occupancy: 'Ocupación',
    visitor_cap: 'Límite de visitantes',
  },
  help: {
    ideal_fraction: 'Un número de 0 a 1, como 0,00625.',
    visitor_cap: 'Cuántos visitantes pueden estar en la unidad al mismo tiempo.',
  },
  choices: {
    kind: {
      apartment: 'Apartamento',
      house: 'Casa',
      commercial: 'Oficina',
      storage: 'Depósito',
      classroom: 'Aula',
      consulting_room: 'Consultorio',
      lot: 'Lote',
      line: 'Línea de montaje',
    },
    occupancy: {
      vacant: 'Vacío',
      owner: 'Vive el propietario',
      rented: 'Alquilado',
      short_stay: 'Temporada',
      works: 'En obras',
    },
  },
  views: {
    vacant: { m: 'Vacíos', f: 'Vacías' },
  },
}
