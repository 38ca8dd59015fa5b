export const pt = {
  quickPanel: { open: 'Abrir o painel rápido', title: 'Painel rápido' },
  profile: {
    parts: 'Partes do perfil',
    account: 'Conta',
    timeline: 'Linha do tempo',
    photos: 'Fotos e vídeos',
    about: 'Sobre',
  },
}
