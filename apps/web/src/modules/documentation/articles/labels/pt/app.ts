// Printed by `npm run print` from the texts whose keys the articles name.
export const app: Readonly<Record<string, string>> = {
  'app.navigation.management': 'Gestão',
  'app.navigation.registers': 'Cadastros',
  'app.navigation.reports': 'Relatórios',
  'app.phoneBar.more': 'Mais',
  'app.titles.project': 'Início',
  'app.titles.reportsAccesses': 'Relatório de acessos',
  'app.titles.reportsOccurences': 'Relatório de ocorrências',
  'app.titles.reportsRounds': 'Relatório de rondas',
  'app.titles.reportsVisitors': 'Relatório de visitantes',
  'app.titles.servers': 'Servidores',
  'app.work.ofResidents': 'Dia a dia',
  'app.work.title': 'Trabalho',
}
