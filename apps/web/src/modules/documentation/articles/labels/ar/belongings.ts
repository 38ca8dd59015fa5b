// Printed by `npm run print` from the texts whose keys the articles name.
export const belongings: Readonly<Record<string, string>> = {
  'catalogues.merge.action': 'دمج',
  'registers.brands.many': 'العلامات التجارية',
  'registers.cards.many': 'البطاقات',
  'registers.cards.transitions.assign.button': 'تسليم',
  'registers.cards.transitions.lose.button': 'تسجيل الفقدان',
  'registers.cards.transitions.return.button': 'استرجاع',
  'registers.pets.many': 'الحيوانات الأليفة',
  'registers.species.many': 'أنواع الحيوانات',
  'registers.vehicles.fields.tag': 'رقم الملصق الإلكتروني',
  'registers.vehicles.many': 'المركبات',
}
