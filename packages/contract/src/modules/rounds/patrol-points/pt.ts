import type { TextOf } from '../../../texts/register-text.ts'
import type { patrolPoints } from './patrol-points.ts'

export const pt: TextOf<typeof patrolPoints> = {
  one: 'Ponto de ronda',
  many: 'Pontos de ronda',
  gender: 'm',
  purpose: 'Os lugares por onde a ronda passa, cada um com uma etiqueta para ler.',
  fields: {
    location: 'Local',
    instructions: 'Instruções',
    photo_required: 'Pede foto',
    questions: 'Perguntas',
    question: 'Pergunta',
    answer: 'Resposta',
    answer_required: 'Resposta obrigatória',
    latitude: 'Latitude',
    longitude: 'Longitude',
    radius_m: 'Raio (metros)',
    code_number: 'Código nº',
    code_renewed_at: 'Código trocado em',
  },
  help: {
    instructions: 'O que o vigilante lê ao chegar: o que olhar, o que fechar.',
    latitude: 'Em graus, como −23,5614. Com a posição, a leitura longe do ponto fica marcada.',
    radius_m: 'Em branco: 20 metros.',
    code_number: 'O número impresso na etiqueta que vale.',
  },
  sections: {
    questions: 'Perguntas no ponto',
    position: 'Posição',
    code: 'Código da etiqueta',
  },
  choices: {
    answer: {
      yes_no: 'Sim ou não',
      number: 'Número',
      text: 'Texto',
    },
  },
  actions: {
    'renew-code': 'Trocar o código',
  },
  heads: {
    name: ['ponto', 'posto'],
  },
  refusals: {
    place_whole: 'Informe a latitude e a longitude, ou deixe as duas em branco.',
  },
}
