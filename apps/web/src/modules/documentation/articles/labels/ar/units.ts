// Printed by `npm run print` from the texts whose keys the articles name.
export const units: Readonly<Record<string, string>> = {
  'live.place.condominium': 'المجمع السكني مباشرة',
  'occupancies.authorizes': 'يأذن بدخول الزوار',
  'occupancies.books': 'يحجز المرافق',
  'occupancies.end': 'إنهاء…',
  'occupancies.ofApartment': 'من يشغلها',
  'occupancies.ofResident': 'الوحدات التي يشغلها',
  'occupancies.parcels': 'يستلم الطرود',
  'occupancies.remove': 'حذف…',
  'registers.apartments.many': 'الشقق',
  'registers.garages.many': 'المواقف',
  'registers.towers.many': 'الأبراج',
}
