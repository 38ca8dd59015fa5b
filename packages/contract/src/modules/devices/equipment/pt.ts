import type { TextOf } from '../../../texts/register-text.ts'
import type { equipment } from './equipment.ts'

export const pt: TextOf<typeof equipment> = {
  one: 'Equipamento',
  many: 'Equipamentos',
  gender: 'm',
  purpose: 'Leitores, catracas, portões, interfones e câmeras, e como chegar a eles.',
  fields: {
    manufacturer: 'Fabricante',
    driver: 'Comunicação',
    model: 'Modelo',
    serial: 'Número de série',
    host: 'Endereço na rede',
    ip: 'IP',
    port: 'Porta de rede',
    username: 'Usuário',
    location: 'Local',
    access_types: 'Acessos',
    operation_mode: 'Modo de operação',
    firmware: 'Firmware',
    clock_drift: 'Diferença do relógio, em segundos',
    last_seen_at: 'Visto por último',
    state: 'Conexão',
  },
  help: {
    host: 'Um administrador da plataforma aprova o endereço antes do primeiro uso.',
  },
  sections: {
    network: 'Rede',
    condition: 'Condição',
  },
  actions: { 'set-secret': 'Definir senha' },
  choices: {
    kind: {
      facial: 'Leitor facial',
      card: 'Leitor de cartão',
      turnstile: 'Catraca',
      gate: 'Portão',
      door: 'Porta',
      intercom: 'Interfone',
      camera: 'Câmera',
      lpr: 'Leitor de placas',
    },
    driver: {
      control_id: 'Control iD',
      none: 'Sem comunicação',
    },
    operation_mode: {
      standalone: 'Autônomo',
      online: 'Conectado',
      contingency: 'Contingência',
    },
    state: {
      unknown: 'Desconhecida',
      online: 'Conectado',
      offline: 'Sem conexão',
      error: 'Com erro',
    },
  },
  // Files of earlier versions name protocols.
  choiceWords: { driver: { none: ['HTTP', 'ONVIF', 'ISAPI', 'SIP', 'serial'] } },
}
