// Printed by `npm run print` from the texts whose keys the articles name.
export const people: Readonly<Record<string, string>> = {
  'registers.employees.fields.shifts': 'Shifts',
  'registers.employees.many': 'Employees',
  'registers.residents.actions.invite': 'Invite',
  'registers.residents.actions.remind': 'Remind',
  'registers.residents.fields.consents': 'Consents',
  'registers.residents.fields.guardian': 'Guardian',
  'registers.residents.many': 'Residents',
  'registers.residents.transitions.accept.button': 'Accept',
  'registers.residents.transitions.refuse.button': 'Refuse',
  'registers.service-providers.fields.allowed_days': 'Allowed days',
  'registers.service-providers.fields.apartments': 'Units served',
  'registers.service-providers.many': 'Service providers',
  'registers.service-providers.views.documents_expired.f': 'Expired documents',
}
