import type { TextOf } from '../../texts/register-text.ts'
import type { tenants } from './tenants.ts'

export const pt: TextOf<typeof tenants> = {
  one: 'Empresa',
  many: 'Empresas',
  gender: 'f',
  purpose: 'Cada condomínio, obra, escola, clínica ou fábrica que usa o Portaria.',
  fields: {
    logo: 'Logotipo',
    legal_name: 'Razão social',
    fantasy_name: 'Nome fantasia',
    cnpj: 'CNPJ',
    state_registration: 'Inscrição estadual',
    municipal_registration: 'Inscrição municipal',
    site: 'Site',
    segment: 'Segmento',
    time_zone: 'Fuso horário',
    contact_name: 'Nome do responsável',
    contact_email: 'E-mail do responsável',
    contact_phone: 'Telefone do responsável',
    dpo_name: 'Nome do encarregado',
    dpo_email: 'E-mail do encarregado',
    settings: 'Configurações',
    security: 'Segurança',
    panic: 'Pânico',
    letter_after_s: 'Segundos até o e-mail aos síndicos',
    platform_after_s: 'Segundos até o e-mail à plataforma',
    recipient_ids: 'Pessoas avisadas',
    second_factor: 'Verificação em duas etapas exigida de',
  },
  help: {
    segment: 'Dá nome às telas: torre vira obra, ala ou setor.',
    time_zone: 'Os dias e as horas de toda a empresa seguem este fuso.',
    dpo_name: 'Quem responde pelos dados pessoais (LGPD, art. 41).',
  },
  sections: {
    site: 'Segmento e fuso horário',
    responsible: 'Responsável',
    privacy: 'Encarregado de dados',
  },
  choices: { second_factor: { sindico: 'Síndico', funcionario: 'Funcionário' } },
}
