import type { TextOf } from '../../../texts/register-text.ts'
import type { serviceProviders } from './service-providers.ts'

export const pt: TextOf<typeof serviceProviders> = {
  one: 'Prestador',
  many: 'Prestadores',
  gender: 'm',
  purpose: 'Empresas e pessoas que entram para trabalhar, com contrato, técnicos e documentos.',
  fields: {
    documents_expiring: 'Documento perto do vencimento',
    documents_expired: 'Documento vencido',
    category: 'Categoria',
    legal_name: 'Razão social',
    cnpj: 'CNPJ',
    state_registration: 'Inscrição estadual',
    municipal_registration: 'Inscrição municipal',
    site: 'Site',
    contact_name: 'Pessoa de contato',
    approval: 'Aprovação',
    block_reason: 'Motivo do bloqueio',
    decided_at: 'Decidido em',
    decided_by: 'Decidido por',
    contract_from: 'Contrato desde',
    contract_to: 'Contrato até',
    allowed_days: 'Dias permitidos',
    allowed_from: 'Entrada a partir das',
    allowed_to: 'Entrada até as',
    apartments: 'Unidades atendidas',
    technicians: 'Técnicos',
    document: 'Documento de identidade',
    documents: 'Documentos',
    document_kind: 'Tipo de documento',
    expires_on: 'Válido até',
    picture: 'Imagem do documento',
  },
  help: {
    name: 'De uma empresa, o nome fantasia.',
    apartments:
      'Sem nenhuma, o prestador atende as áreas comuns e qualquer unidade. Com alguma, a portaria pede um motivo para a entrada em outra.',
    documents: 'Um documento vencido aparece ao lado do nome e na vista Documentos vencidos.',
  },
  sections: {
    company: 'Empresa',
    decision: 'Aprovação',
    contract: 'Contrato e horários',
    units: 'Onde atende',
    technicians: 'Técnicos',
  },
  choices: {
    kind: {
      company: 'Empresa',
      person: 'Pessoa',
    },
    approval: {
      pending: 'Aguarda aprovação',
      approved: { him: 'Aprovado', her: 'Aprovada' },
      blocked: { him: 'Bloqueado', her: 'Bloqueada' },
    },
    document_kind: {
      contract: 'Contrato',
      insurance: 'Seguro',
      certificate: 'Certidão',
      training: 'Treinamento (NR)',
      health: 'Saúde (ASO)',
      other: 'Outro',
    },
  },
  transitions: {
    approve: { button: 'Aprovar', done: 'Prestador aprovado' },
    block: {
      button: 'Bloquear',
      done: 'Prestador bloqueado',
      text: 'A portaria passa a ver o bloqueio e o motivo.',
    },
  },
  views: {
    documents_expired: { m: 'Documentos vencidos', f: 'Documentos vencidos' },
    pending: { m: 'A aprovar', f: 'A aprovar' },
  },
  heads: { name: ['prestador', 'empresa', 'nome fantasia'], category: ['serviço', 'ramo'] },
  refusals: {
    of_companies: 'Isto é de empresas.',
    of_people: 'Isto é de pessoas.',
    provider_unapproved: 'O prestador ainda não foi aprovado.',
    provider_blocked: 'O prestador está bloqueado.',
    provider_papers: 'Um documento do prestador está vencido.',
    provider_contract: 'O contrato do prestador não vale hoje.',
    provider_hours: 'O prestador não pode entrar neste dia ou horário.',
    provider_unit: 'O prestador não atende esta unidade.',
  },
  needs: {
    pending: {
      one: '{{count}} prestador espera aprovação',
      other: '{{count}} prestadores esperam aprovação',
    },
  },
}
