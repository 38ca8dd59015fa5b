// Printed by `npm run print` from the texts whose keys the articles name.
export const rules: Readonly<Record<string, string>> = {
  'registers.rules.actions.accept': 'Li e aceito',
  'registers.rules.actions.new-version': 'Nova versão',
  'registers.rules.choices.category.areas': 'Áreas comuns',
  'registers.rules.choices.state.draft': 'Rascunho',
  'registers.rules.fields.effective_from': 'Vale a partir de',
  'registers.rules.fields.penalty_basis': 'Base da penalidade',
  'registers.rules.fields.requires_acceptance': 'Pedir o aceite dos moradores',
  'registers.rules.many': 'Regras',
  'registers.rules.transitions.publish.button': 'Publicar',
  'registers.rules.transitions.set-end.button': 'Marcar fim',
  'rules.acceptance.open': 'Ver quem aceitou',
  'rules.versions.compare': 'Comparar versões',
}
