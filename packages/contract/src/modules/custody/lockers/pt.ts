import type { TextOf } from '../../../texts/register-text.ts'
import type { lockers } from './lockers.ts'

export const pt: TextOf<typeof lockers> = {
  one: 'Locker',
  many: 'Lockers',
  gender: 'm',
  purpose: 'Os armários de encomendas, com as portas de cada um.',
  fields: {
    code: 'Código',
    manufacturer: 'Fabricante',
    board: 'Placa',
    location: 'Local',
    serial: 'Número de série',
    has_sensors: 'Sensores nas portas',
    doors: 'Portas',
    channel: 'Canal',
    size: 'Tamanho',
    state: 'Uso',
    latch: 'Trava',
  },
  help: {
    has_sensors:
      'Marque se cada porta tem um sensor que diz se há algo dentro. Sem sensor, quem abriu confirma.',
  },
  sections: {
    board: 'Placa',
    doors: 'Portas',
  },
  choices: {
    size: { P: 'Pequena (P)', M: 'Média (M)', G: 'Grande (G)', GG: 'Extragrande (GG)' },
    state: {
      free: 'Livre',
      reserved: 'Reservada',
      occupied: 'Ocupada',
      blocked: 'Bloqueada',
    },
    latch: {
      closed: 'Fechada',
      open: 'Aberta',
      unknown: 'Desconhecida',
    },
  },
}
