import type { TextOf } from '../../../texts/register-text.ts'
import type { accessPoints } from './access-points.ts'

export const es: TextOf<typeof accessPoints> = {
  one: 'Punto de acceso',
  many: 'Puntos de acceso',
  gender: 'm',
  purpose:
    'Cada puerta, portón o molinete, con el lector que está allí y los dos lados que separa.',
  fields: {
    direction: 'Sentido',
    area_from: 'De',
    area_to: 'A',
    equipment: 'Lector',
    channel: 'Canal',
    door_sensor: 'Sensor de puerta',
    held_open_s: 'Avisar si queda abierta (s)',
    interlocks: 'Enclavamiento',
    point: 'Punto',
    way_out: 'Cómo se sale sin el lector',
    exit_tried_on: 'Salida probada el',
  },
  help: {
    channel: 'En blanco: 1. Solo importa en lectores que abren varias puertas.',
    held_open_s: 'Segundos con la puerta abierta hasta el aviso. Necesita el sensor de puerta.',
    interlocks:
      'Este punto solo abre a quien entra mientras estas puertas se leyeron como cerradas, y ellas solo abren mientras esta esté cerrada. Quien sale nunca queda encerrado. Todas necesitan sensor de puerta.',
    way_out: 'Nadie puede quedar encerrado: quien está dentro sale aunque el lector no lo conozca.',
    exit_tried_on: 'El día en que alguien salió por aquí sin usar el lector.',
  },
  sections: { reader: 'Lector y puerta', interlocks: 'Enclavamiento', way_out: 'Salida' },
  choices: {
    direction: { in: 'Entrada', out: 'Salida', both: 'Entrada y salida' },
    way_out: { exit_button: 'Botón de salida', free_passage: 'Paso libre' },
  },
  heads: { direction: ['dirección'] },
  refusals: {
    same_area: 'Los dos lados tienen que ser áreas distintas.',
    way_out_missing: 'Diga cómo se sale por aquí sin el lector: botón de salida o paso libre.',
    exit_not_tried: 'Pruebe la salida sin el lector e indique el día de la prueba.',
    sensor_missing: 'Sin sensor de puerta, el sistema no sabe que quedó abierta.',
    channel_taken: 'Otro punto activo ya usa este canal del lector en el mismo sentido.',
    same_point: 'Un punto no se enclava consigo mismo.',
    no_door_sensor:
      'Este punto no tiene sensor de puerta. Sin él, el sistema no sabe si la puerta está cerrada.',
    pair_taken: 'El otro punto ya tiene este enclavamiento, que vale para los dos.',
    sensor_interlocked:
      'Un enclavamiento depende del sensor de puerta. Indique el sensor o deshaga el enclavamiento.',
  },
}
