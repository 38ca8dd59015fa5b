export const pt = {
  title: 'Exemplos',
  events: 'Próximos compromissos',
  notes: 'Anotações',
  notice: 'Dados de exemplo: nada aqui vem do seu condomínio.',
  samples: 'Ver todas as páginas de exemplo',
}
