// Printed by `npm run print` from the texts whose keys the articles name.
export const gate: Readonly<Record<string, string>> = {
  'gate.act.answer': 'Responder',
  'gate.act.enter': 'Registrar entrada',
  'gate.act.leave': 'Registrar saída',
  'gate.act.letIn': 'Liberar com motivo',
  'gate.act.mayStay': 'Pode ficar',
  'gate.forgotten.close': 'Encerrar a anterior e registrar entrada',
  'gate.handover': 'Passagem de turno',
  'gate.hit.blocked': 'Bloqueado',
  'gate.moves.title': 'Últimos movimentos',
  'gate.musterLink': 'Lista de emergência',
  'gate.title': 'Portaria',
  'gate.undo.label': 'Desfazer',
  'handovers.visits.title': 'Visitas',
  'registers.handovers.transitions.leave.button': 'Assinar e passar',
  'registers.handovers.transitions.receive.button': 'Assinar e assumir',
  'registers.handovers.views.differing.f': 'Com diferença',
}
