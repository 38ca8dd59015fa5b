export const pt = {
  week: {
    title: 'Horários da semana',
    allDay: 'o dia todo',
    none: 'nenhum horário',
  },
  validity: {
    today: 'hoje',
    until: 'vale até {{day}}',
    over: 'venceu {{day}}',
    none: 'sem vencimento',
  },
}
