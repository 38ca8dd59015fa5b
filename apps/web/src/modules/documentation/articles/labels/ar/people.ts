// Printed by `npm run print` from the texts whose keys the articles name.
export const people: Readonly<Record<string, string>> = {
  'registers.employees.fields.shifts': 'المناوبات',
  'registers.employees.many': 'الموظفون',
  'registers.residents.actions.invite': 'دعوة',
  'registers.residents.actions.remind': 'تذكير',
  'registers.residents.fields.consents': 'الموافقات الممنوحة',
  'registers.residents.fields.guardian': 'وليّ الأمر',
  'registers.residents.many': 'السكان',
  'registers.residents.transitions.accept.button': 'قبول',
  'registers.residents.transitions.refuse.button': 'رفض',
  'registers.service-providers.fields.allowed_days': 'الأيام المسموح بها',
  'registers.service-providers.fields.apartments': 'الوحدات المخدومة',
  'registers.service-providers.many': 'مقدّمو الخدمات',
  'registers.service-providers.views.documents_expired.f': 'وثائق منتهية',
}
