import type { TextOf } from '../../../texts/register-text.ts'
import type { towers } from './towers.ts'

export const es: TextOf<typeof towers> = {
  one: 'Torre',
  many: 'Torres',
  gender: 'f',
  purpose: 'Empiece aquí: cada {{tower}} reúne {{apartments}}, que usted genera de una vez.',
  fields: {
    code: 'Código',
    floors: 'Pisos',
    units_per_floor: 'Unidades por piso',
    position: 'Ubicación en el mapa',
    latitude: 'Latitud',
    longitude: 'Longitud',
  },
  help: { code: 'Una sigla corta, como A o B1.' },
  actions: { 'generate-apartments': 'Generar {{apartments}}' },
  refusals: {
    active_units: 'Todavía hay unidades activas aquí. Inactívelas antes.',
  },
}
