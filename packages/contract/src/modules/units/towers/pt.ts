import type { TextOf } from '../../../texts/register-text.ts'
import type { towers } from './towers.ts'

export const pt: TextOf<typeof towers> = {
  one: 'Torre',
  many: 'Torres',
  gender: 'f',
  purpose: 'Comece por aqui: cada {{tower}} reúne {{apartments}}, que você gera de uma vez.',
  fields: {
    position: 'Localização no mapa',
    latitude: 'Latitude',
    longitude: 'Longitude',
    code: 'Código',
    floors: 'Andares',
    units_per_floor: 'Unidades por andar',
  },
  help: { code: 'Uma sigla curta, como A ou B1.' },
  actions: { 'generate-apartments': 'Gerar {{apartments}}' },
  heads: { name: ['torre', 'bloco', 'prédio', 'edifício', 'obra', 'setor', 'ala'] },
  refusals: {
    active_units: 'Ainda há unidades ativas aqui. Inative-as antes.',
  },
}
