// Printed by `npm run print` from the texts whose keys the articles name.
export const app: Readonly<Record<string, string>> = {
  'app.navigation.management': 'Gestión',
  'app.navigation.registers': 'Registros',
  'app.navigation.reports': 'Informes',
  'app.phoneBar.more': 'Más',
  'app.titles.project': 'Inicio',
  'app.titles.reportsAccesses': 'Informe de accesos',
  'app.titles.reportsOccurences': 'Informe de incidencias',
  'app.titles.reportsRounds': 'Informe de rondas',
  'app.titles.reportsVisitors': 'Informe de visitantes',
  'app.titles.servers': 'Servidores',
  'app.work.ofResidents': 'Día a día',
  'app.work.title': 'Trabajo',
}
