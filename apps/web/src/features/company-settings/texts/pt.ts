export const pt = {
  title: 'Configuração da Empresa',
  description: 'Como o condomínio aparece no Portaria e com quem falar. Vale para todos.',
  save: 'Salvar configuração',
  saved: 'Configuração salva',
  unsaved: 'Alterações não salvas',
  zoneTitle: 'Mudar o fuso horário?',
  zoneText:
    'Os dias e as horas de toda a empresa passam a seguir o novo fuso, também no que já está registrado.',
  zoneAction: 'Mudar o fuso',
  people: 'Pessoas com acesso',
  peopleText: 'Quem entra no Portaria por esta empresa: convide, suspenda ou encerre acessos.',
  peopleAction: 'Ver pessoas com acesso',
  invite: 'Convidar pessoa',
}
