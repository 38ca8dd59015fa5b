export const pt = {
  block: {
    text: 'A portaria é avisada sempre que a pessoa chegar. O bloqueio da portaria dura {{hours}} horas, a menos que o síndico o confirme.',
    ownText:
      'A portaria é avisada sempre que a pessoa chegar. O bloqueio vale até a administração encerrar.',
    reason: 'Motivo do bloqueio',
    done: '{{one}}: bloqueio registrado',
    confirmed: '{{one}}: bloqueio confirmado',
    lifted: '{{one}}: bloqueio encerrado',
    by: 'Bloqueio de {{by}} {{at}}',
    ends: 'Termina {{until}} se o síndico não confirmar.',
    holds: 'Vale até o síndico liberar.',
    system: 'origem desconhecida',
  },
  recognise: {
    text: 'O convite passa a ser de {{title}}. Isto não pode ser desfeito.',
    done: '{{title}}: visitante reconhecido',
  },
}
