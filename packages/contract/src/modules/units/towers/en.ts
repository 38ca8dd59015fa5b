import type { TextOf } from '../../../texts/register-text.ts'
import type { towers } from './towers.ts'

export const en: TextOf<typeof towers> = {
  one: 'Tower',
  many: 'Towers',
  gender: 'f',
  purpose: 'Start here: each {{tower}} holds {{apartments}}, which you make all at once.',
  fields: {
    code: 'Code',
    floors: 'Floors',
    units_per_floor: 'Units per floor',
    position: 'Place on the map',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  help: { code: 'A few letters, such as A or B1.' },
  actions: { 'generate-apartments': 'Generate {{apartments}}' },
  refusals: {
    active_units: 'There are still active units here. Make them inactive first.',
  },
}
