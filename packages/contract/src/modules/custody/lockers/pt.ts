import type { TextOf } from '../../../texts/register-text.ts'
import type { lockers } from './lockers.ts'

export const pt: TextOf<typeof lockers> = {
  one: 'Locker',
  many: 'Lockers',
  gender: 'm',
  purpose: 'Os armários de encomendas, com as portas de cada um.',
  fields: {
    unready: 'Não abre daqui',
    silent: 'Não responde',
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
  refusals: {
    door_number_taken: 'Outra porta deste locker já tem este número.',
    door_channel_taken: 'Outra porta deste locker já usa este canal.',
    door_taken: 'Esta porta já tem uma encomenda ou está bloqueada.',
    board_taken: 'Outro locker já usa estas fechaduras da placa.',
    board_disagrees: 'A placa diz outra coisa desta porta. Feche-a e leia de novo.',
    no_door_free: 'Não há porta livre deste tamanho. Deixe na portaria.',
    driver_missing: 'Este locker não se abre daqui: escolha o protocolo no fabricante.',
    board_missing: 'Informe a placa no cadastro do locker.',
    address_not_approved:
      'O endereço do locker espera a aprovação de um administrador da plataforma.',
    door_busy: 'Esta porta está sendo aberta. Espere fechar.',
    door_in_use: 'Esta porta está em uso. Libere-a antes.',
  },
  needs: {
    silent: {
      one: '{{count}} locker não responde na rede',
      other: '{{count}} lockers não respondem na rede',
    },
  },
}
