export const pt = {
  block: {
    text: 'A portaria é avisada sempre que a pessoa chegar. O bloqueio da portaria dura 24 horas, a menos que o síndico o confirme.',
    reason: 'Motivo do bloqueio',
    done: '{{one}}: bloqueado',
    confirmed: '{{one}}: bloqueio confirmado',
    lifted: '{{one}}: liberado',
    by: 'Bloqueado por {{by}} em {{at}}',
    ends: 'Termina em {{until}} se o síndico não confirmar.',
    holds: 'Vale até o síndico liberar.',
    system: 'sistema',
  },
  recognise: {
    text: 'O convite passa a ser de {{title}}. Isto não pode ser desfeito.',
    done: '{{title}}: visitante reconhecido',
  },
}
