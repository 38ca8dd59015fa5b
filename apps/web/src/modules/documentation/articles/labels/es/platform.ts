// Printed by `npm run print` from the texts whose keys the articles name.
export const platform: Readonly<Record<string, string>> = {
  'push.names': 'Mostrar nombres con la pantalla bloqueada',
  'push.on': 'Recibir avisos en este dispositivo',
}
