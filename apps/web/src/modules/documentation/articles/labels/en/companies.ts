// Printed by `npm run print` from the texts whose keys the articles name.
export const companies: Readonly<Record<string, string>> = {
  'companies.choose': 'Choose a company',
  'company-settings.holidays.add': 'Add a holiday',
  'company-settings.overstay.title': 'Length of stay',
  'company-settings.panic.recipients': 'Also tell at once',
  'company-settings.people.action': 'See people with access',
  'company-settings.people.invite': 'Invite somebody',
  'company-settings.retention.title': 'How long data is kept',
  'registers.holidays.many': 'Holidays',
  'registers.segments.many': 'Segments',
  'registers.tenants.choices.optional_holidays.carnival': 'Carnival',
  'registers.tenants.choices.optional_holidays.corpus_christi': 'Corpus Christi',
  'registers.tenants.many': 'Companies',
  'segments.menu': 'Segment',
  'segments.own': 'The company’s',
  'segments.use': 'Use this segment',
}
