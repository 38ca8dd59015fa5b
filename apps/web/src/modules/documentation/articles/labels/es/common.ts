// Printed by `npm run print` from the texts whose keys the articles name.
export const common: Readonly<Record<string, string>> = {
  'common.choices.access_types.card': 'Tarjeta',
  'common.choices.access_types.facial': 'Facial',
  'common.choices.invitation.unconfirmed': 'Por confirmar',
  'common.choices.role.admin': 'Administrador',
  'common.choices.role.condomino': 'Residente',
  'common.choices.role.funcionario': 'Empleado',
  'common.choices.role.master': 'Máster',
  'common.choices.role.service_provider': 'Proveedor de servicios',
  'common.choices.role.sindico': 'Gestor del condominio',
  'common.choices.role.staff': 'Comercial y soporte',
  'common.fields.access_types': 'Formas de acceso',
  'common.fields.login': 'Acceso',
  'common.fields.social_name': 'Nombre social',
}
