export const pt = {
  quickPanel: { open: 'Abrir o painel rápido', title: 'Painel rápido' },
}
