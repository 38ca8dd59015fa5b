// Printed by `npm run print` from the texts whose keys the articles name.
export const shell: Readonly<Record<string, string>> = {
  'keys.single': 'Keys / and ?',
  'settings.tabs.reading': 'Reading',
  'shell.toolbar.appearance': 'Appearance',
  'shell.toolbar.fontSize': 'Font size',
  'shell.toolbar.shortcuts': 'Shortcuts',
  'shell.user.company': 'Company settings',
  'shell.user.language': 'Language',
  'shell.user.profile': 'My profile',
  'shell.user.register': 'Register',
  'shell.user.workAs': 'Work as',
}
