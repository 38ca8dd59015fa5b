export const pt = {
  quickPanel: { title: 'Painel rápido' },
  dashboards: {
    tabs: 'Painéis desta página',
    own: { project: 'Hoje', analytics: 'Tendências' },
    sample: 'Exemplo',
  },
}
