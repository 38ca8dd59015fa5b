// Printed by `npm run print` from the texts whose keys the articles name.
export const rules: Readonly<Record<string, string>> = {
  'registers.rules.actions.accept': 'Leí y acepto',
  'registers.rules.actions.new-version': 'Nueva versión',
  'registers.rules.choices.category.areas': 'Áreas comunes',
  'registers.rules.choices.state.draft': 'Borrador',
  'registers.rules.fields.effective_from': 'Rige desde',
  'registers.rules.fields.penalty_basis': 'Base de la sanción',
  'registers.rules.fields.requires_acceptance': 'Pedir la aceptación de los residentes',
  'registers.rules.many': 'Reglas',
  'registers.rules.transitions.publish.button': 'Publicar',
  'registers.rules.transitions.set-end.button': 'Marcar el fin',
  'rules.acceptance.open': 'Ver quién aceptó',
  'rules.versions.compare': 'Comparar versiones',
}
