// Printed by `npm run print` from the texts whose keys the articles name.
export const shell: Readonly<Record<string, string>> = {
  'keys.single': 'Teclas / e ?',
  'settings.tabs.reading': 'Leitura',
  'shell.toolbar.appearance': 'Aparência',
  'shell.toolbar.fontSize': 'Tamanho da letra',
  'shell.toolbar.shortcuts': 'Atalhos',
  'shell.user.company': 'Configuração da Empresa',
  'shell.user.language': 'Idioma',
  'shell.user.profile': 'Meu Perfil',
  'shell.user.register': 'Criar conta',
  'shell.user.workAs': 'Trabalhar como',
}
