// Printed by `npm run print` from the texts whose keys the articles name.
export const common: Readonly<Record<string, string>> = {
  'common.choices.access_types.card': 'Card',
  'common.choices.access_types.facial': 'Face',
  'common.choices.invitation.unconfirmed': 'To be confirmed',
  'common.choices.role.admin': 'Administrator',
  'common.choices.role.condomino': 'Resident',
  'common.choices.role.funcionario': 'Employee',
  'common.choices.role.master': 'Master',
  'common.choices.role.service_provider': 'Service provider',
  'common.choices.role.sindico': 'Building manager',
  'common.choices.role.staff': 'Sales and support',
  'common.fields.access_types': 'Ways of access',
  'common.fields.login': 'Login',
  'common.fields.social_name': 'Social name',
}
