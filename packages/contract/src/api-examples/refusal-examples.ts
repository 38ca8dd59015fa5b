import { type ApiExample, more } from './api-example.ts'
import { problemShown } from './session-examples.ts'
import { exampleTower } from './writing-examples.ts'

/** Examples of refusals and their problem documents. */
export const refusalExamples: readonly ApiExample[] = [
  {
    id: 'wrong-value',
    method: 'POST',
    path: '/residents',
    as: 'TOKEN',
    body: { name: 'Bento Salles', cpf: '123.456.789-00', nickname: 'Ben' },
    answer: {
      status: 422,
      json: {
        ...problemShown('validation', 'Confira os campos', 422, 'Há campos para corrigir.'),
        errors: [
          {
            field: 'cpf',
            code: 'cpf_check_digits',
            message: 'Este CPF não confere. Confira os números.',
          },
          { field: 'nickname', code: 'unknown_field', message: 'Este campo não existe.' },
        ],
      },
    },
  },
  {
    id: 'duplicate',
    method: 'POST',
    path: '/towers',
    as: 'TOKEN',
    body: { name: 'flamboyant' },
    answer: {
      status: 409,
      json: {
        ...problemShown('duplicate', 'Já existe', 409, 'Já existe um registro com estes dados.'),
        existing: { id: exampleTower, title: 'Flamboyant' },
        ...more,
      },
    },
  },
]
