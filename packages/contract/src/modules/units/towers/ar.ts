import type { TextOf } from '../../../texts/register-text.ts'
import type { towers } from './towers.ts'

export const ar: TextOf<typeof towers> = {
  one: 'برج',
  many: 'الأبراج',
  gender: 'm',
  purpose: 'ابدأ من هنا: كل {{tower}} يضم {{apartments}} التي تُنشئها دفعة واحدة.',
  fields: {
    code: 'الرمز',
    floors: 'الطوابق',
    units_per_floor: 'الوحدات في كل طابق',
    position: 'الموقع على الخريطة',
    latitude: 'خط العرض',
    longitude: 'خط الطول',
  },
  help: { code: 'رمز قصير، مثل A أو B1.' },
  actions: { 'generate-apartments': 'إنشاء {{apartments}}' },
  refusals: {
    active_units: 'لا تزال هنا وحدات نشطة. عطّلها أولًا.',
  },
}
