export const pt = {
  title: 'Perguntas frequentes',
  description: 'O que mais perguntam sobre o dia a dia no condomínio.',
  search: 'Busque uma pergunta',
  count_one: '{{count}} pergunta',
  count_other: '{{count}} perguntas',
  none: 'Nenhuma pergunta com essas palavras',
  noneText: 'Tente outras palavras ou procure na central de ajuda.',
  clear: 'Ver todas as perguntas',
  more: 'Não achou o que procurava?',
  moreText: 'A central de ajuda tem o passo a passo de cada tarefa.',
  open: 'Abrir a central de ajuda',
}
