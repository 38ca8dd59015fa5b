export const pt = {
  choose: 'Escolha uma empresa',
  current: 'Empresa: {{company}}. Trocar',
  chosen: 'Empresa escolhida',
  search: 'Buscar empresa pelo nome',
  companies: 'Empresas',
  empty: 'Nenhuma empresa com este nome.',
  failed: 'Não foi possível buscar as empresas. Tente de novo.',
  inactive: 'Inativa',
  clear: 'Sair desta empresa',
  keys: 'Setas escolhem, Enter abre, Esc fecha',
}
