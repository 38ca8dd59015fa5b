// Printed by `npm run print` from the texts whose keys the articles name.
export const departures: Readonly<Record<string, string>> = {
  'departures.begin.employees': 'Desvincular…',
  'departures.begin.residents': 'Mudanza…',
  'departures.begin.service-providers': 'Terminar contrato…',
  'departures.when.now': 'Ahora',
}
