// Printed by `npm run print` from the texts whose keys the articles name.
export const servers: Readonly<Record<string, string>> = {
  'servers.backups.title': 'Copias de seguridad',
  'servers.lanes.title': 'Colas de tareas',
  'servers.letters.title': 'Correos que no salieron',
  'servers.loads.title': 'Empresas por uso',
  'servers.others.title': 'Tareas que fallaron',
  'servers.secret.title': 'Secreto de los servidores',
  'servers.servers.title': 'Servidores en marcha',
}
