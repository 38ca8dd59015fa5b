import type { TextOf } from '../../../texts/register-text.ts'
import type { residents } from './residents.ts'

export const pt: TextOf<typeof residents> = {
  one: 'Morador',
  many: 'Moradores',
  gender: 'm',
  purpose: 'Os dados de cada {{resident}}. Cadastre um a um ou importe uma planilha.',
  fields: {
    former: 'Já se mudou',
    occupancy: 'Ocupação',
    emergency_contact: 'Contato de emergência',
    guardian: 'Responsável',
    exit_permission: 'Saída desacompanhado',
    access_types: 'Formas de acesso',
    facial_status: 'Reconhecimento facial',
    approval: 'Aprovação',
    refusal_reason: 'Motivo da recusa',
    decided_at: 'Decidido em',
    decided_by: 'Decidido por',
    consents: 'Consentimentos',
    purpose: 'Finalidade',
    term_version: 'Versão do termo',
    given_on: 'Dado em',
    revoked_on: 'Revogado em',
    relation: 'Parentesco ou vínculo',
  },
  help: {
    cpf: 'Não é obrigatório: estrangeiros e crianças podem não ter.',
    guardian: 'Obrigatório para menores de 18 anos.',
    social_name: 'Quando informado, é o nome que aparece na portaria.',
  },
  sections: { minor: 'Menor de idade', decision: 'Decisão' },
  choices: {
    exit_permission: { free: 'Livre', guardian: 'Só com o responsável', never: 'Não pode sair' },
    facial_status: {
      none: 'Sem cadastro',
      consent_pending: 'Aguarda consentimento',
      photo_pending: 'Aguarda foto',
      processing: 'Em processamento',
      enrolled: 'Cadastrado',
      failed: 'Falhou',
      revoked: 'Revogado',
    },
    approval: { accepted: 'Aceito', pending: 'Aguarda aprovação', refused: 'Recusado' },
    purpose: { image: 'Uso de imagem', contact: 'Contato' },
  },
  actions: { invite: 'Convidar', remind: 'Lembrar' },
  transitions: {
    accept: { button: 'Aceitar', done: 'Cadastro aceito' },
    refuse: {
      button: 'Recusar',
      done: 'Cadastro recusado',
      text: 'Quem for recusado sai da unidade, e quem propôs lê o motivo.',
    },
  },
  views: {
    no_unit: { m: 'Sem {{apartment}}', f: 'Sem {{apartment}}' },
    former: { m: 'Ex-{{residents}}', f: 'Ex-{{residents}}' },
    pending: { m: 'A aprovar', f: 'A aprovar' },
  },
  heads: {
    name: ['morador', 'nome do morador', 'operário', 'estudante', 'aluno', 'paciente'],
    cpf: ['cpf do morador', 'documento cpf'],
  },
  refusals: {
    guardian_required: 'Menores de 18 anos precisam de um responsável.',
    guardian_self: 'A pessoa não pode ser responsável por si mesma.',
  },
  needs: {
    pending: {
      one: '{{count}} cadastro proposto espera a sua decisão',
      other: '{{count}} cadastros propostos esperam a sua decisão',
    },
  },
}
