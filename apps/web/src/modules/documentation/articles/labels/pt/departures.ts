// Printed by `npm run print` from the texts whose keys the articles name.
export const departures: Readonly<Record<string, string>> = {
  'departures.begin.employees': 'Desligar…',
  'departures.begin.residents': 'Mudança…',
  'departures.begin.service-providers': 'Encerrar contrato…',
  'departures.when.now': 'Agora',
}
