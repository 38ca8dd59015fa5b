// Printed by `npm run print` from the texts whose keys the articles name.
export const erasures: Readonly<Record<string, string>> = {
  'erasures.begin': 'Apagar dados pessoais…',
  'erasures.exports.begin': 'Exportar dados da pessoa',
  'erasures.exports.own.download': 'Baixar meus dados',
  'erasures.reason': 'Motivo',
}
