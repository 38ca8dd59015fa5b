// Printed by `npm run print` from the texts whose keys the articles name.
export const platform: Readonly<Record<string, string>> = {
  'push.names': 'Show names on a locked screen',
  'push.on': 'Get messages on this device',
}
