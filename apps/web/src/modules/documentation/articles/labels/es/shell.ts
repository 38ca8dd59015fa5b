// Printed by `npm run print` from the texts whose keys the articles name.
export const shell: Readonly<Record<string, string>> = {
  'keys.single': 'Teclas / y ?',
  'settings.tabs.reading': 'Lectura',
  'shell.toolbar.appearance': 'Apariencia',
  'shell.toolbar.fontSize': 'Tamaño de la letra',
  'shell.toolbar.shortcuts': 'Atajos',
  'shell.user.company': 'Configuración de la empresa',
  'shell.user.language': 'Idioma',
  'shell.user.profile': 'Mi perfil',
  'shell.user.register': 'Crear cuenta',
  'shell.user.workAs': 'Trabajar como',
}
