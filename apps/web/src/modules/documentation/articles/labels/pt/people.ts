// Printed by `npm run print` from the texts whose keys the articles name.
export const people: Readonly<Record<string, string>> = {
  'registers.employees.fields.shifts': 'Turnos',
  'registers.employees.many': 'Funcionários',
  'registers.residents.actions.invite': 'Convidar',
  'registers.residents.actions.remind': 'Lembrar',
  'registers.residents.fields.consents': 'Consentimentos',
  'registers.residents.fields.guardian': 'Responsável',
  'registers.residents.many': 'Moradores',
  'registers.residents.transitions.accept.button': 'Aceitar',
  'registers.residents.transitions.refuse.button': 'Recusar',
  'registers.service-providers.fields.allowed_days': 'Dias permitidos',
  'registers.service-providers.fields.apartments': 'Unidades atendidas',
  'registers.service-providers.many': 'Prestadores',
  'registers.service-providers.views.documents_expired.f': 'Documentos vencidos',
}
