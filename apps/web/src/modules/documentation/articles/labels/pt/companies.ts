// Printed by `npm run print` from the texts whose keys the articles name.
export const companies: Readonly<Record<string, string>> = {
  'companies.choose': 'Escolha uma empresa',
  'company-settings.holidays.add': 'Acrescentar feriado',
  'company-settings.overstay.title': 'Permanência',
  'company-settings.panic.recipients': 'Avisar também na hora',
  'company-settings.people.action': 'Ver pessoas com acesso',
  'company-settings.people.invite': 'Convidar pessoa',
  'company-settings.retention.title': 'Guarda de dados',
  'registers.holidays.many': 'Feriados',
  'registers.segments.many': 'Segmentos',
  'registers.tenants.choices.optional_holidays.carnival': 'Carnaval',
  'registers.tenants.choices.optional_holidays.corpus_christi': 'Corpus Christi',
  'registers.tenants.many': 'Empresas',
  'segments.menu': 'Segmento',
  'segments.own': 'O da empresa',
  'segments.use': 'Usar este segmento',
}
