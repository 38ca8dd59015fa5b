export const pt = {
  quickPanel: { open: 'Abrir o painel rápido', title: 'Painel rápido' },
  dashboards: {
    tabs: 'Painéis desta página',
    own: { project: 'Hoje', analytics: 'Tendências' },
    sample: 'Exemplo',
  },
}
