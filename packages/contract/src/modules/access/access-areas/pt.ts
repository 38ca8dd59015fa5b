import type { TextOf } from '../../../texts/register-text.ts'
import type { accessAreas } from './access-areas.ts'

export const pt: TextOf<typeof accessAreas> = {
  one: 'Área de acesso',
  many: 'Áreas de acesso',
  gender: 'f',
  purpose: 'As partes do lugar que portas e portões separam: a rua, o pátio, o hall, a garagem.',
  fields: { outside: 'Fora do lugar' },
  help: { outside: 'A rua e tudo o que fica além dos portões.' },
  refusals: { outside_of_tower: 'O que fica fora do lugar não pertence a nenhuma construção.' },
}
