import type { TextOf } from '../../../texts/register-text.ts'
import type { patrolPoints } from './patrol-points.ts'

export const es: TextOf<typeof patrolPoints> = {
  one: 'Punto de ronda',
  many: 'Puntos de ronda',
  gender: 'm',
  purpose: 'Los lugares por donde pasa la ronda, cada uno con una etiqueta para leer.',
  fields: {
    location: 'Lugar',
    instructions: 'Instrucciones',
    photo_required: 'Pide foto',
    questions: 'Preguntas',
    question: 'Pregunta',
    answer: 'Respuesta',
    answer_required: 'Respuesta obligatoria',
    latitude: 'Latitud',
    longitude: 'Longitud',
    radius_m: 'Radio (metros)',
    code_number: 'Código n.º',
    code_renewed_at: 'Código cambiado el',
  },
  help: {
    instructions: 'Lo que lee el vigilante al llegar: qué mirar, qué cerrar.',
    latitude:
      'En grados, como −23,5614. Con la posición, una lectura lejos del punto queda marcada.',
    radius_m: 'En blanco: 20 metros.',
    code_number: 'El número impreso en la etiqueta que vale.',
  },
  sections: {
    questions: 'Preguntas en el punto',
    position: 'Posición',
    code: 'Código de la etiqueta',
  },
  choices: {
    answer: {
      yes_no: 'Sí o no',
      number: 'Número',
      text: 'Texto',
    },
  },
  actions: {
    'renew-code': 'Cambiar el código',
  },
  heads: {
    name: ['punto'],
  },
  refusals: {
    place_whole: 'Indique latitud y longitud, o deje ambas en blanco.',
  },
}
