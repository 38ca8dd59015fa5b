/** What the five segments call a unit, and what stands around units. */
const unitWords = [
  'apartamento',
  'apto',
  'unidade',
  'lote',
  'sala',
  'sala de aula',
  'consultório',
  'linha de montagem',
]
const towerWords = ['torre', 'bloco', 'prédio', 'edifício', 'obra', 'setor', 'ala']

/**
 * Words that spreadsheets use for what our labels call otherwise: heads of columns, and the ways
 * people write a choice. Case, accents and punctuation don't count.
 */
export const headWords: { readonly [column: string]: readonly string[] } = {
  id: ['identificador', 'código do registro'],
  version: ['versão'],
  name: [
    'nome completo',
    'morador',
    'nome do morador',
    'operário',
    'estudante',
    'aluno',
    'paciente',
  ],
  birth_date: ['nascimento', 'data de nasc', 'dt nascimento', 'birth date'],
  gender: ['sexo', 'sex'],
  phones: ['celular', 'telefone', 'telefones', 'fone', 'whatsapp', 'contato', 'phone', 'mobile'],
  email: ['email', 'correio eletrônico', 'mail'],
  cpf: ['cpf do morador', 'documento cpf'],
  'id_doc.rg': ['rg', 'identidade', 'carteira de identidade'],
  'id_doc.passport': ['passaporte', 'passport'],
  'id_doc.crnm': ['rne', 'crnm', 'rne/crnm'],
  notes: ['observação', 'obs', 'anotações'],
  'occupancy.relation': ['relação', 'vínculo', 'tipo de morador', 'relation'],
  'occupancy.starts_on': ['data de entrada', 'entrada', 'desde', 'início', 'mudança', 'from'],
  'occupancy.ends_on': ['data de saída', 'saída', 'até', 'until'],
  'occupancy.apartment_id.number': [...unitWords, 'número do apartamento'],
  'occupancy.apartment_id.tower_id.name': towerWords,
  'tower_id.name': towerWords,
  number: unitWords,
  zip_code: ['cep'],
  state: ['uf'],
  street: ['rua', 'endereço', 'avenida'],
}

/** Ways to write a choice besides its label. */
export const choiceWords: {
  readonly [field: string]: { readonly [value: string]: readonly string[] }
} = {
  status: { ATIVO: ['ativa', 'sim', 'active'], INATIVO: ['inativa', 'não', 'inactive'] },
  gender: {
    male: ['m', 'masc', 'homem'],
    female: ['f', 'fem', 'mulher'],
    other: ['o', 'outros'],
    not_informed: ['não informado', 'ni', 'não declarado'],
  },
  marital_status: {
    single: ['solteiro', 'solteira'],
    married: ['casado', 'casada'],
    divorced: ['divorciado', 'divorciada', 'separado', 'separada'],
    widowed: ['viúvo', 'viúva'],
    stable_union: ['amasiado', 'amasiada', 'união estavel', 'companheiro', 'companheira'],
  },
  relation: {
    owner: ['proprietária', 'dono', 'dona'],
    tenant: ['inquilina', 'locatário', 'locatária'],
    dependent: ['filho', 'filha', 'cônjuge', 'familiar', 'esposa', 'marido'],
    domestic_staff: ['empregada doméstica', 'funcionário doméstico', 'diarista'],
    landlord: ['locadora', 'proprietário não residente'],
  },
  access_types: { facial: ['face', 'rosto'], card: ['cartao', 'tag'] },
}

/** Ways to write yes and no. */
export const flagWords = {
  true: ['sim', 's', 'x', 'yes', 'y', 'sí', 'verdadeiro', 'نعم', '1'],
  false: ['não', 'n', 'no', 'falso', 'لا', '0'],
} as const
