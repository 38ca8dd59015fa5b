import type { TextOf } from '../../../texts/register-text.ts'
import type { pets } from './pets.ts'

export const ar: TextOf<typeof pets> = {
  one: 'حيوان أليف',
  many: 'الحيوانات الأليفة',
  gender: 'm',
  purpose: 'حيوانات كل وحدة، مع صاحبها وتطعيماتها.',
  fields: {
    species: 'نوع الحيوان',
    breed: 'السلالة',
    sex: 'الجنس',
    size: 'الحجم',
    microchip: 'رقم الشريحة',
    tutor: 'الصاحب',
    vaccines: 'التطعيمات',
    given_on: 'أُعطي في',
    valid_until: 'صالح حتى',
    disputed: 'متنازع عليه',
  },
  sections: { looks: 'الأوصاف', health: 'الصحة' },
  choices: {
    sex: { male: 'ذكر', female: 'أنثى' },
    size: { small: 'صغير', medium: 'متوسط', large: 'كبير' },
  },
  actions: { resolve: 'حسم النزاع' },
  views: {
    disputed: { m: 'متنازع عليها', f: 'متنازع عليها' },
  },
  refusals: {
    valid_before_given: 'تنتهي الصلاحية قبل تاريخ الإعطاء.',
    given_before_birth: 'تاريخ الإعطاء يسبق تاريخ الميلاد.',
  },
  needs: {
    disputed: {
      zero: 'لا حيوانات متنازع عليها',
      one: 'حيوان واحد يتنازع على شريحة حيوان آخر',
      two: 'حيوانان يتنازعان على شريحة حيوانات أخرى',
      few: '{{count}} حيوانات تتنازع على شرائح حيوانات أخرى',
      many: '{{count}} حيوانًا يتنازع على شرائح حيوانات أخرى',
      other: '{{count}} حيوان يتنازع على شرائح حيوانات أخرى',
    },
  },
}
