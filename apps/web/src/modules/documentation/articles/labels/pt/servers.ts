// Printed by `npm run print` from the texts whose keys the articles name.
export const servers: Readonly<Record<string, string>> = {
  'servers.backups.title': 'Cópias de segurança',
  'servers.lanes.title': 'Filas de tarefas',
  'servers.letters.title': 'E-mails que não saíram',
  'servers.loads.title': 'Empresas por uso',
  'servers.others.title': 'Tarefas que falharam',
  'servers.secret.title': 'Segredo dos servidores',
  'servers.servers.title': 'Servidores no ar',
}
