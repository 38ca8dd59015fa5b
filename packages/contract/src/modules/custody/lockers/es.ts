import type { TextOf } from '../../../texts/register-text.ts'
import type { lockers } from './lockers.ts'

export const es: TextOf<typeof lockers> = {
  one: 'Locker',
  many: 'Lockers',
  gender: 'm',
  purpose: 'Los lockers de paquetes, con las puertas de cada uno.',
  fields: {
    unready: 'No se abre desde aquí',
    silent: 'No responde',
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
  refusals: {
    door_number_taken: 'Otra puerta de este locker ya tiene este número.',
    door_channel_taken: 'Otra puerta de este locker ya usa este canal.',
    door_taken: 'Esta puerta ya tiene un paquete o está bloqueada.',
    board_taken: 'Otro locker ya usa estas cerraduras de la placa.',
    board_disagrees: 'La placa dice otra cosa de esta puerta. Ciérrela y lea de nuevo.',
    no_door_free: 'No hay puerta libre de este tamaño. Déjelo en portería.',
    driver_missing: 'Este locker no se abre desde aquí: elija el protocolo del fabricante.',
    board_missing: 'Indique la placa en el registro del locker.',
    address_not_approved:
      'La dirección del locker espera la aprobación de un administrador de la plataforma.',
    door_busy: 'Esta puerta se está abriendo. Espere a que se cierre.',
    door_in_use: 'Esta puerta está en uso. Libérela antes.',
  },
  needs: {
    silent: {
      one: '{{count}} taquilla no responde en la red',
      other: '{{count}} taquillas no responden en la red',
    },
  },
}
