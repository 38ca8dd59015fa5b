import type { TextOf } from '../../../texts/register-text.ts'
import type { accessAreas } from './access-areas.ts'

export const pt: TextOf<typeof accessAreas> = {
  one: 'Área de acesso',
  many: 'Áreas de acesso',
  gender: 'f',
  purpose: 'Os espaços que portas e portões separam: a rua, o pátio, o hall, a garagem.',
  fields: { outside: 'Área externa' },
  help: { outside: 'A rua e tudo o que fica além dos portões.' },
  refusals: { outside_of_tower: 'Uma área externa não pertence a nenhum prédio.' },
}
