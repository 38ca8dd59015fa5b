export const pt = {
  title: 'Vistoria',
  before: 'Antes do uso',
  after: 'Depois do uso',
  allFine: 'Tudo em ordem',
  fine: 'Em ordem',
  damage: 'Registrar dano',
  change: 'Corrigir',
  open: 'Não vistoriado',
  saved: 'Vistoria registrada',
  by: '{{name}}, {{at}}',
  picture: 'Foto de {{item}}',
}
