// Printed by `npm run print` from the texts whose keys the articles name.
export const erasures: Readonly<Record<string, string>> = {
  'erasures.begin': 'Borrar datos personales…',
  'erasures.exports.begin': 'Exportar los datos de la persona',
  'erasures.exports.own.download': 'Descargar mis datos',
  'erasures.reason': 'Motivo',
}
