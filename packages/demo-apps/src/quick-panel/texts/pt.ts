export const pt = {
  events: 'Próximos compromissos',
  notes: 'Anotações',
  notice: 'Dados de exemplo: nada aqui vem do seu condomínio.',
}
