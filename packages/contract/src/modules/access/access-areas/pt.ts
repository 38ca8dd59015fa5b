import type { TextOf } from '../../../texts/register-text.ts'
import type { accessAreas } from './access-areas.ts'

export const pt: TextOf<typeof accessAreas> = {
  one: 'Área de acesso',
  many: 'Áreas de acesso',
  gender: 'f',
  purpose: 'Os espaços que portas e portões separam: a rua, o pátio, o hall, a garagem.',
  fields: {
    outside: 'Área externa',
    passback: 'Dupla entrada',
    passback_minutes: 'Esquecer a entrada após (min)',
  },
  help: {
    outside: 'A rua e tudo o que fica além dos portões.',
    passback:
      'O que fazer quando alguém que já está dentro tenta entrar de novo (antipassback). Só recusa quem foi visto entrar e não sair; na dúvida, avisa.',
    passback_minutes: 'Em branco: só a saída registrada libera uma nova entrada.',
  },
  sections: { passback: 'Dupla entrada' },
  choices: {
    passback: { none: 'Permitir', soft: 'Permitir e avisar a portaria', hard: 'Recusar' },
  },
  refusals: {
    outside_of_tower: 'Uma área externa não pertence a nenhum prédio.',
    outside_has_no_passback: 'A rua não tem dupla entrada: ninguém é impedido de sair.',
    passback_missing: 'Escolha antes o que fazer na dupla entrada.',
  },
}
