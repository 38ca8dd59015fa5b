import type { TextOf } from '../../../texts/register-text.ts'
import type { lockerManufacturers } from './locker-manufacturers.ts'

export const es: TextOf<typeof lockerManufacturers> = {
  one: 'Fabricante de lockers',
  many: 'Fabricantes de lockers',
  gender: 'm',
  purpose: 'Quién hizo las placas de los lockers y dónde responden en la red.',
  fields: {
    host: 'Dirección de red',
    port: 'Puerto de red',
    ip: 'IP',
    protocol: 'Protocolo',
  },
  help: {
    host: 'Un administrador de la plataforma aprueba la dirección antes del primer uso.',
  },
  sections: {
    network: 'Red',
  },
  choices: {
    protocol: {
      kerong: 'Kerong KR-CU16',
      winnsen: 'Winnsen',
      other: 'Otro',
    },
  },
}
