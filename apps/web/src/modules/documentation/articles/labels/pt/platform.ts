// Printed by `npm run print` from the texts whose keys the articles name.
export const platform: Readonly<Record<string, string>> = {
  'push.names': 'Mostrar nomes com a tela bloqueada',
  'push.on': 'Receber avisos neste aparelho',
}
