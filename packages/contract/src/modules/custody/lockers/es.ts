import type { TextOf } from '../../../texts/register-text.ts'
import type { lockers } from './lockers.ts'

export const es: TextOf<typeof lockers> = {
  one: 'Locker',
  many: 'Lockers',
  gender: 'm',
  purpose: 'Los casilleros de paquetes, con las puertas de cada uno.',
  fields: {
    code: 'Código',
    manufacturer: 'Fabricante',
    board: 'Placa',
    location: 'Ubicación',
    serial: 'Número de serie',
    has_sensors: 'Sensores en las puertas',
    doors: 'Puertas',
    channel: 'Canal',
    size: 'Tamaño',
    state: 'Uso',
    latch: 'Cerradura',
  },
  help: {
    has_sensors:
      'Márquelo si cada puerta tiene un sensor que dice si hay algo dentro. Sin sensor, quien abrió lo confirma.',
  },
  sections: {
    board: 'Placa',
    doors: 'Puertas',
  },
  choices: {
    size: { P: 'Pequeña (P)', M: 'Mediana (M)', G: 'Grande (G)', GG: 'Extragrande (GG)' },
    state: {
      free: 'Libre',
      reserved: 'Reservada',
      occupied: 'Ocupada',
      blocked: 'Bloqueada',
    },
    latch: {
      closed: 'Cerrada',
      open: 'Abierta',
      unknown: 'Desconocida',
    },
  },
}
