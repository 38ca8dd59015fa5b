// Printed by `npm run print` from the texts whose keys the articles name.
export const people: Readonly<Record<string, string>> = {
  'registers.employees.fields.shifts': 'Turnos',
  'registers.employees.many': 'Empleados',
  'registers.residents.actions.invite': 'Invitar',
  'registers.residents.actions.remind': 'Recordar',
  'registers.residents.fields.consents': 'Consentimientos',
  'registers.residents.fields.guardian': 'Responsable',
  'registers.residents.many': 'Residentes',
  'registers.residents.transitions.accept.button': 'Aceptar',
  'registers.residents.transitions.refuse.button': 'Rechazar',
  'registers.service-providers.fields.allowed_days': 'Días permitidos',
  'registers.service-providers.fields.apartments': 'Unidades atendidas',
  'registers.service-providers.many': 'Proveedores',
  'registers.service-providers.views.documents_expired.f': 'Documentos vencidos',
}
