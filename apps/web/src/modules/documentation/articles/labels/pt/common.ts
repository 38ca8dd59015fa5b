// Printed by `npm run print` from the texts whose keys the articles name.
export const common: Readonly<Record<string, string>> = {
  'common.choices.access_types.card': 'Cartão',
  'common.choices.access_types.facial': 'Facial',
  'common.choices.invitation.unconfirmed': 'A confirmar',
  'common.choices.role.admin': 'Administrador',
  'common.choices.role.condomino': 'Morador',
  'common.choices.role.funcionario': 'Funcionário',
  'common.choices.role.master': 'Master',
  'common.choices.role.service_provider': 'Prestador de serviço',
  'common.choices.role.sindico': 'Síndico',
  'common.choices.role.staff': 'Comercial e suporte',
  'common.fields.access_types': 'Formas de acesso',
  'common.fields.login': 'Login',
  'common.fields.social_name': 'Nome social',
}
