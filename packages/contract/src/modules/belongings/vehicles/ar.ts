import type { TextOf } from '../../../texts/register-text.ts'
import type { vehicles } from './vehicles.ts'

export const ar: TextOf<typeof vehicles> = {
  one: 'مركبة',
  many: 'المركبات',
  gender: 'f',
  purpose: 'السيارات والدراجات النارية التي تعبر البوابة، مع وحدة كل منها ومالكها.',
  fields: {
    brand: 'العلامة التجارية',
    model: 'الطراز',
    year_manufacture: 'سنة الصنع',
    year_model: 'سنة الطراز',
    chassis: 'رقم الهيكل',
    renavam: 'رقم Renavam',
    resident: 'المالك',
    garage: 'الموقف',
    tag: 'رقم الملصق الإلكتروني',
    starts_on: 'في الحيازة منذ',
    ends_on: 'بيعت في',
    ownership: 'الحيازة',
    disputed: 'متنازع عليه',
  },
  help: { plate: 'لوحة قديمة أو ميركوسور: ABC-1234 وABC1C34 هما السيارة نفسها.' },
  sections: { vehicle: 'المركبة' },
  choices: {
    ownership: { held: 'لدى المالك الحالي', sold: 'مبيعة' },
    kind: {
      car: 'سيارة',
      motorcycle: 'دراجة نارية',
      truck: 'شاحنة',
      electric_scooter: 'سكوتر كهربائي',
      other: 'نوع آخر',
    },
  },
  actions: { resolve: 'حسم النزاع' },
  transitions: {
    sell: {
      button: 'تسجيل البيع',
      done: 'سُجّل البيع',
      text: 'تصبح المركبة غير نشطة، وتتاح لوحتها للمالك التالي، وتُحظر بطاقتها.',
    },
    'undo-sale': { button: 'إلغاء البيع', done: 'أُلغي البيع' },
  },
  views: {
    disputed: { m: 'متنازع عليها', f: 'متنازع عليها' },
  },
  refusals: {
    vehicle_sold: 'بيعت هذه المركبة. ألغِ البيع لتفعيلها.',
    tag_sold: 'كانت هذه البطاقة لمركبة بيعت وهي محظورة. استخدم غيرها.',
  },
  needs: {
    disputed: {
      zero: 'لا مركبات متنازع عليها',
      one: 'مركبة واحدة تتنازع على لوحة أو رقم مركبة أخرى',
      two: 'مركبتان تتنازعان على لوحة أو رقم مركبات أخرى',
      few: '{{count}} مركبات تتنازع على لوحات أو أرقام مركبات أخرى',
      many: '{{count}} مركبة تتنازع على لوحات أو أرقام مركبات أخرى',
      other: '{{count}} مركبة تتنازع على لوحات أو أرقام مركبات أخرى',
    },
  },
}
