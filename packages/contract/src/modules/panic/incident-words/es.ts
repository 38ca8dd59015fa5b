import type { IncidentWords } from './incident-words.ts'

export const es = {
  motive: 'Motivo',
  motives: {
    robbery: 'Asalto',
    intrusion: 'Invasión',
    suspect: 'Persona sospechosa',
    fire: 'Incendio',
    health: 'Salud',
    violence: 'Violencia',
    elevator: 'Ascensor',
    other: 'Otro',
  },
  silent: 'SILENCIOSO: no llame por teléfono',
  drill: 'Ejercicio',
  drillText: 'Esto es un ejercicio: haga lo que haría de verdad, y no llame a nadie de afuera.',
  forced: 'Coacción en una puerta',
  forcedText:
    'Esta persona usó su PIN de emergencia en una puerta: alguien la obliga. La puerta se abrió como siempre.',
  cancelled: 'Cancelado por quien lo activó: confirme',
} satisfies IncidentWords
