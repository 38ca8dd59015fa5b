// Printed by `npm run print` from the texts whose keys the articles name.
export const rules: Readonly<Record<string, string>> = {
  'registers.rules.actions.accept': 'I have read and accept it',
  'registers.rules.actions.new-version': 'New version',
  'registers.rules.choices.category.areas': 'Common areas',
  'registers.rules.choices.state.draft': 'Draft',
  'registers.rules.fields.effective_from': 'Holds from',
  'registers.rules.fields.penalty_basis': 'Basis of the penalty',
  'registers.rules.fields.requires_acceptance': 'Ask residents to accept it',
  'registers.rules.many': 'Rules',
  'registers.rules.transitions.publish.button': 'Publish',
  'registers.rules.transitions.set-end.button': 'Set its end',
  'rules.acceptance.open': 'See who has accepted',
  'rules.versions.compare': 'Compare versions',
}
