// Printed by `npm run print` from the texts whose keys the articles name.
export const app: Readonly<Record<string, string>> = {
  'app.navigation.management': 'Management',
  'app.navigation.registers': 'Registers',
  'app.navigation.reports': 'Reports',
  'app.phoneBar.more': 'More',
  'app.titles.project': 'Home',
  'app.titles.reportsAccesses': 'Report on accesses',
  'app.titles.reportsOccurences': 'Occurrences report',
  'app.titles.reportsRounds': 'Rounds report',
  'app.titles.reportsVisitors': 'Visitors report',
  'app.titles.servers': 'Servers',
  'app.work.ofResidents': 'Every day',
  'app.work.title': 'Work',
}
