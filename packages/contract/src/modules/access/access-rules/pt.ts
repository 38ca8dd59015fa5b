import type { TextOf } from '../../../texts/register-text.ts'
import type { accessRules } from './access-rules.ts'

export const pt: TextOf<typeof accessRules> = {
  one: 'Regra de acesso',
  many: 'Regras de acesso',
  gender: 'f',
  purpose:
    'Quem passa por quais pontos, em que horas e com que credencial. Sem regra, ninguém passa.',
  fields: {
    kinds: 'Grupos',
    towers: 'Só destas torres',
    tower: 'Torre',
    apartments: 'Só destas unidades',
    apartment: 'Unidade',
    relations: 'Só com este vínculo',
    people: 'Pessoas, pelo nome',
    resident: 'Morador',
    employee: 'Funcionário',
    provider: 'Prestador',
    points: 'Pontos',
    point: 'Ponto',
    schedule: 'Horário',
    credentials: 'Com quais credenciais',
    two_credentials: 'Duas credenciais juntas',
  },
  help: {
    kinds: 'Visitantes são os que têm um convite que vale na hora.',
    people: 'Passam por esta regra mesmo fora dos grupos e limites acima.',
    schedule: 'Em branco: a qualquer hora, também nos feriados.',
    credentials: 'Em branco: qualquer uma.',
    two_credentials: 'Por exemplo, o cartão e depois o rosto.',
  },
  sections: {
    people: 'Quem',
    points: 'Por onde',
    times: 'Quando',
    credentials: 'Com o quê',
  },
  choices: {
    kinds: {
      resident: 'Moradores',
      employee: 'Funcionários',
      provider: 'Prestadores',
      visitor: 'Visitantes',
    },
    relations: {
      owner: 'Proprietário',
      tenant: 'Inquilino',
      dependent: 'Dependente',
      domestic_staff: 'Empregado doméstico',
      landlord: 'Locador',
    },
    credentials: {
      card: 'Cartão',
      tag: 'Tag',
      qr: 'QR',
      pin: 'PIN',
      face: 'Rosto',
      plate: 'Placa',
    },
  },
  refusals: {
    people_missing: 'Diga quem passa: um grupo ou pessoas pelo nome.',
    kind_without_unit:
      'Funcionários não são de nenhuma unidade: faça uma regra só para eles, sem este limite.',
    relation_without_resident: 'O vínculo só limita moradores: faça uma regra só para eles.',
    one_person_each: 'Escolha uma só pessoa em cada linha.',
    rule_points_missing: 'Informe pelo menos um ponto.',
    one_credential_alone: 'Para pedir duas, aceite pelo menos duas credenciais.',
  },
}
