// Printed by `npm run print` from the texts whose keys the articles name.
export const servers: Readonly<Record<string, string>> = {
  'servers.backups.title': 'Backups',
  'servers.lanes.title': 'Job queues',
  'servers.letters.title': 'E-mails that were not sent',
  'servers.loads.title': 'Companies by use',
  'servers.others.title': 'Failed jobs',
  'servers.secret.title': 'Secret of the servers',
  'servers.servers.title': 'Servers running',
}
