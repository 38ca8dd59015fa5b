import type { TextOf } from '../../../texts/register-text.ts'
import type { accessAreas } from './access-areas.ts'

export const ar: TextOf<typeof accessAreas> = {
  one: 'منطقة دخول',
  many: 'مناطق الدخول',
  gender: 'f',
  purpose: 'أجزاء الموقع التي تفصل بينها الأبواب والبوابات: الشارع والفناء والبهو والمرآب.',
  fields: { outside: 'خارج الموقع' },
  help: { outside: 'الشارع وكل ما يقع خلف البوابات.' },
  refusals: { outside_of_tower: 'ما يقع خارج الموقع لا يتبع أي مبنى.' },
}
