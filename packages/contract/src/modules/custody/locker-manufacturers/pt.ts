import type { TextOf } from '../../../texts/register-text.ts'
import type { lockerManufacturers } from './locker-manufacturers.ts'

export const pt: TextOf<typeof lockerManufacturers> = {
  one: 'Fabricante de lockers',
  many: 'Fabricantes de lockers',
  gender: 'm',
  purpose: 'Quem fez as placas dos lockers e onde elas respondem na rede.',
  fields: {
    host: 'Endereço na rede',
    port: 'Porta de rede',
    ip: 'IP',
    protocol: 'Protocolo',
  },
  help: {
    host: 'Um administrador da plataforma aprova o endereço antes do primeiro uso.',
  },
  sections: {
    network: 'Rede',
  },
  choices: {
    protocol: {
      kerong: 'Kerong KR-CU16',
      winnsen: 'Winnsen',
      other: 'Outro',
    },
  },
}
