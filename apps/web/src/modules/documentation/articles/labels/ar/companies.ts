// Printed by `npm run print` from the texts whose keys the articles name.
export const companies: Readonly<Record<string, string>> = {
  'companies.choose': 'اختر شركة',
  'company-settings.holidays.add': 'إضافة عطلة',
  'company-settings.overstay.title': 'مدة البقاء',
  'company-settings.panic.recipients': 'إبلاغ هؤلاء فورًا أيضًا',
  'company-settings.people.action': 'عرض الأشخاص الذين لديهم وصول',
  'company-settings.people.invite': 'دعوة شخص',
  'company-settings.retention.title': 'حفظ البيانات',
  'registers.holidays.many': 'العطل',
  'registers.segments.many': 'القطاعات',
  'registers.tenants.choices.optional_holidays.carnival': 'الكرنفال',
  'registers.tenants.choices.optional_holidays.corpus_christi': 'عيد الجسد',
  'registers.tenants.many': 'الشركات',
  'segments.menu': 'القطاع',
  'segments.own': 'قطاع الشركة',
  'segments.use': 'استخدام هذا القطاع',
}
