// Printed by `npm run print` from the texts whose keys the articles name.
export const gate: Readonly<Record<string, string>> = {
  'gate.act.answer': 'الرد',
  'gate.act.enter': 'تسجيل الدخول',
  'gate.act.leave': 'تسجيل الخروج',
  'gate.act.letIn': 'السماح بالدخول بسبب',
  'gate.act.mayStay': 'يمكنه البقاء',
  'gate.forgotten.close': 'إنهاء السابقة وتسجيل الدخول',
  'gate.handover': 'تسليم المناوبة',
  'gate.hit.blocked': 'محظور',
  'gate.moves.title': 'آخر الحركات',
  'gate.musterLink': 'قائمة الطوارئ',
  'gate.title': 'البوابة',
  'gate.undo.label': 'تراجع',
  'handovers.visits.title': 'الزيارات',
  'registers.handovers.transitions.leave.button': 'توقيع وتسليم',
  'registers.handovers.transitions.receive.button': 'توقيع واستلام',
  'registers.handovers.views.differing.f': 'فيها اختلاف',
}
