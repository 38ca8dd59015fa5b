import type { TextOf } from '../../../texts/register-text.ts'
import type { equipment } from './equipment.ts'

export const es: TextOf<typeof equipment> = {
  one: 'Equipo',
  many: 'Equipos',
  gender: 'm',
  purpose: 'Lectores, torniquetes, portones, intercomunicadores y cámaras, y cómo llegar a ellos.',
  fields: {
    manufacturer: 'Fabricante',
    driver: 'Comunicación',
    model: 'Modelo',
    serial: 'Número de serie',
    host: 'Dirección de red',
    ip: 'IP',
    port: 'Puerto de red',
    username: 'Usuario',
    location: 'Ubicación',
    access_types: 'Accesos',
    operation_mode: 'Modo de operación',
    firmware: 'Firmware',
    clock_drift: 'Diferencia del reloj, en segundos',
    last_seen_at: 'Visto por última vez',
    state: 'Conexión',
  },
  help: {
    host: 'Un administrador de la plataforma aprueba la dirección antes del primer uso.',
  },
  sections: {
    network: 'Red',
    condition: 'Condición',
  },
  actions: { 'set-secret': 'Definir contraseña' },
  choices: {
    kind: {
      facial: 'Lector facial',
      card: 'Lector de tarjeta',
      turnstile: 'Torniquete',
      gate: 'Portón',
      door: 'Puerta',
      intercom: 'Intercomunicador',
      camera: 'Cámara',
      lpr: 'Lector de placas',
    },
    driver: {
      control_id: 'Control iD',
      none: 'Sin comunicación',
    },
    operation_mode: {
      standalone: 'Autónomo',
      online: 'Conectado',
      contingency: 'Contingencia',
    },
    state: {
      unknown: 'Desconocida',
      online: 'Conectado',
      offline: 'Sin conexión',
      error: 'Con error',
    },
  },
  // Files of earlier versions name protocols.
  choiceWords: { driver: { none: ['HTTP', 'ONVIF', 'ISAPI', 'SIP', 'serial'] } },
}
