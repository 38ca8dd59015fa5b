// Printed by `npm run print` from the texts whose keys the articles name.
export const gate: Readonly<Record<string, string>> = {
  'gate.act.answer': 'Responder',
  'gate.act.enter': 'Registrar entrada',
  'gate.act.leave': 'Registrar salida',
  'gate.act.letIn': 'Dejar entrar con motivo',
  'gate.act.mayStay': 'Puede quedarse',
  'gate.forgotten.close': 'Terminar la anterior y registrar entrada',
  'gate.handover': 'Cambio de turno',
  'gate.hit.blocked': 'Bloqueado',
  'gate.moves.title': 'Últimos movimientos',
  'gate.musterLink': 'Lista de emergencia',
  'gate.title': 'Portería',
  'gate.undo.label': 'Deshacer',
  'handovers.visits.title': 'Visitas',
  'registers.handovers.transitions.leave.button': 'Firmar y entregar',
  'registers.handovers.transitions.receive.button': 'Firmar y asumir',
  'registers.handovers.views.differing.f': 'Con diferencia',
}
