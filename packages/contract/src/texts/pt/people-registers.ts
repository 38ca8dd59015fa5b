import type { RegisterTexts } from '../register-texts.ts'

/** The words of registers of people: who lives in the units, and who comes to visit. */
export const ptPeopleTexts: Pick<RegisterTexts, 'residents' | 'occupancies' | 'visitors'> = {
  residents: {
    one: 'Morador',
    many: 'Moradores',
    gender: 'm',
    purpose: 'Os dados de cada {{resident}}. Cadastre um a um ou importe uma planilha.',
    fields: {
      emergency_contact: 'Contato de emergência',
      guardian: 'Responsável',
      exit_permission: 'Saída desacompanhado',
      access_types: 'Formas de acesso',
      facial_status: 'Reconhecimento facial',
      approval: 'Aprovação',
      refusal_reason: 'Motivo da recusa',
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
    sections: { minor: 'Menor de idade' },
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
      purpose: { facial: 'Reconhecimento facial', image: 'Uso de imagem', contact: 'Contato' },
    },
    actions: { accept: 'Aceitar {{resident}}', refuse: 'Recusar {{resident}}' },
  },
  occupancies: {
    one: 'Ocupação',
    many: 'Ocupações',
    gender: 'f',
    purpose: 'Quem ocupa cada unidade, como e desde quando.',
    fields: {
      starts_on: 'Desde',
      ends_on: 'Até',
      may_authorize_visitors: 'Autoriza visitantes',
      may_book: 'Reserva áreas comuns',
      gets_parcels: 'Recebe encomendas',
    },
    sections: { occupancy: 'Ocupação' },
    choices: {
      relation: {
        owner: 'Proprietário',
        tenant: 'Inquilino',
        dependent: 'Dependente',
        domestic_staff: 'Empregado doméstico',
        landlord: 'Locador',
      },
    },
  },
  visitors: {
    one: 'Visitante',
    many: 'Visitantes',
    gender: 'm',
    purpose: 'As pessoas que visitam, com um documento cada uma.',
    fields: {
      provisional: 'Provisório',
      blocked: 'Bloqueado',
      blocked_reason: 'Motivo do bloqueio',
    },
    help: { cpf: 'CPF ou outro documento: um dos dois é preciso.' },
    sections: { block: 'Bloqueio' },
    actions: {
      block: 'Bloquear',
      'confirm-block': 'Confirmar bloqueio',
      unblock: 'Liberar',
      merge: 'É esta pessoa',
    },
  },
}
