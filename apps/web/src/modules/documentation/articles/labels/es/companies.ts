// Printed by `npm run print` from the texts whose keys the articles name.
export const companies: Readonly<Record<string, string>> = {
  'companies.choose': 'Elija una empresa',
  'company-settings.holidays.add': 'Agregar un feriado',
  'company-settings.overstay.title': 'Permanencia',
  'company-settings.panic.recipients': 'Avisar también al instante',
  'company-settings.people.action': 'Ver personas con acceso',
  'company-settings.people.invite': 'Invitar a una persona',
  'company-settings.retention.title': 'Conservación de datos',
  'registers.holidays.many': 'Feriados',
  'registers.segments.many': 'Segmentos',
  'registers.tenants.choices.optional_holidays.carnival': 'Carnaval',
  'registers.tenants.choices.optional_holidays.corpus_christi': 'Corpus Christi',
  'registers.tenants.many': 'Empresas',
  'segments.menu': 'Segmento',
  'segments.own': 'El de la empresa',
  'segments.use': 'Usar este segmento',
}
