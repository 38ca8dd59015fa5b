import type { IncidentWords } from './incident-words.ts'

export const pt = {
  motive: 'Motivo',
  motives: {
    robbery: 'Assalto',
    intrusion: 'Invasão',
    suspect: 'Pessoa suspeita',
    fire: 'Incêndio',
    health: 'Saúde',
    violence: 'Violência',
    elevator: 'Elevador',
    other: 'Outro',
  },
  silent: 'SILENCIOSO: não telefone',
  drill: 'Exercício',
  drillText: 'Isto é um exercício: faça o que faria de verdade, e não chame ninguém de fora.',
  forced: 'Coação numa porta',
  forcedText:
    'Esta pessoa usou o PIN de emergência numa porta: alguém a obriga. A porta abriu como sempre.',
  cancelled: 'Cancelado por quem acionou: confirme',
} satisfies IncidentWords
