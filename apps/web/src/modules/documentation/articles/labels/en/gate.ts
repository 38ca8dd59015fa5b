// Printed by `npm run print` from the texts whose keys the articles name.
export const gate: Readonly<Record<string, string>> = {
  'gate.act.answer': 'Answer',
  'gate.act.enter': 'Record entry',
  'gate.act.leave': 'Record exit',
  'gate.act.letIn': 'Let in with a reason',
  'gate.act.mayStay': 'May stay',
  'gate.forgotten.close': 'End the earlier one and record entry',
  'gate.handover': 'Shift handover',
  'gate.hit.blocked': 'Blocked',
  'gate.moves.title': 'Last movements',
  'gate.musterLink': 'Muster list',
  'gate.title': 'Gate',
  'gate.undo.label': 'Undo',
  'handovers.visits.title': 'Visits',
  'registers.handovers.transitions.leave.button': 'Sign and hand over',
  'registers.handovers.transitions.receive.button': 'Sign and take over',
  'registers.handovers.views.differing.f': 'With a difference',
}
