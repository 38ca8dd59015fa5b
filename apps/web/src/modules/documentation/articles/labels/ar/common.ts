// Printed by `npm run print` from the texts whose keys the articles name.
export const common: Readonly<Record<string, string>> = {
  'common.choices.access_types.card': 'بطاقة',
  'common.choices.access_types.facial': 'الوجه',
  'common.choices.invitation.unconfirmed': 'بانتظار التأكيد',
  'common.choices.role.admin': 'مسؤول النظام',
  'common.choices.role.condomino': 'ساكن',
  'common.choices.role.funcionario': 'موظف',
  'common.choices.role.master': 'المدير الأعلى',
  'common.choices.role.service_provider': 'مقدّم خدمة',
  'common.choices.role.sindico': 'مدير المجمّع',
  'common.choices.role.staff': 'المبيعات والدعم',
  'common.fields.access_types': 'طرق الدخول',
  'common.fields.login': 'حساب الدخول',
  'common.fields.social_name': 'الاسم الاجتماعي',
}
