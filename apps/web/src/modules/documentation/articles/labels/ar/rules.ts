// Printed by `npm run print` from the texts whose keys the articles name.
export const rules: Readonly<Record<string, string>> = {
  'registers.rules.actions.accept': 'قرأتها وأوافق',
  'registers.rules.actions.new-version': 'نسخة جديدة',
  'registers.rules.choices.category.areas': 'المرافق المشتركة',
  'registers.rules.choices.state.draft': 'مسودة',
  'registers.rules.fields.effective_from': 'تسري من',
  'registers.rules.fields.penalty_basis': 'أساس الجزاء',
  'registers.rules.fields.requires_acceptance': 'طلب موافقة السكان',
  'registers.rules.many': 'القواعد',
  'registers.rules.transitions.publish.button': 'نشر',
  'registers.rules.transitions.set-end.button': 'تحديد النهاية',
  'rules.acceptance.open': 'عرض من وافق',
  'rules.versions.compare': 'مقارنة النسخ',
}
