import type { TextOf } from '../../../texts/register-text.ts'
import type { serviceProviders } from './service-providers.ts'

export const es: TextOf<typeof serviceProviders> = {
  one: 'Proveedor',
  many: 'Proveedores',
  gender: 'm',
  purpose: 'Empresas y personas que entran a trabajar, con contrato, técnicos y documentos.',
  fields: {
    documents_expiring: 'Documento por vencer',
    documents_expired: 'Documento vencido',
    category: 'Categoría',
    legal_name: 'Razón social',
    cnpj: 'CNPJ',
    state_registration: 'Registro estatal',
    municipal_registration: 'Registro municipal',
    site: 'Sitio web',
    contact_name: 'Persona de contacto',
    approval: 'Aprobación',
    block_reason: 'Motivo del bloqueo',
    decided_at: 'Decidido el',
    decided_by: 'Decidido por',
    contract_from: 'Contrato desde',
    contract_to: 'Contrato hasta',
    allowed_days: 'Días permitidos',
    allowed_from: 'Entrada desde las',
    allowed_to: 'Entrada hasta las',
    apartments: 'Unidades atendidas',
    technicians: 'Técnicos',
    document: 'Documento de identidad',
    documents: 'Documentos',
    document_kind: 'Tipo de documento',
    expires_on: 'Válido hasta',
    picture: 'Imagen del documento',
  },
  help: {
    name: 'De una empresa, el nombre comercial.',
    apartments:
      'Sin ninguna, el proveedor atiende las áreas comunes y cualquier unidad. Con alguna, la portería pide un motivo para la entrada en otra.',
    documents: 'Un documento vencido aparece junto al nombre y en la vista Documentos vencidos.',
  },
  sections: {
    company: 'Empresa',
    decision: 'Aprobación',
    contract: 'Contrato y horarios',
    units: 'Dónde atiende',
    technicians: 'Técnicos',
  },
  choices: {
    kind: {
      company: 'Empresa',
      person: 'Persona',
    },
    approval: {
      pending: 'Espera aprobación',
      approved: { him: 'Aprobado', her: 'Aprobada' },
      blocked: { him: 'Bloqueado', her: 'Bloqueada' },
    },
    document_kind: {
      contract: 'Contrato',
      insurance: 'Seguro',
      certificate: 'Certificado',
      training: 'Capacitación (NR)',
      health: 'Salud (ASO)',
      other: 'Otro',
    },
  },
  transitions: {
    approve: { button: 'Aprobar', done: 'Proveedor aprobado' },
    block: {
      button: 'Bloquear',
      done: 'Proveedor bloqueado',
      text: 'La portería ve el bloqueo y su motivo.',
    },
  },
  views: {
    documents_expired: { m: 'Documentos vencidos', f: 'Documentos vencidos' },
    pending: { m: 'Por aprobar', f: 'Por aprobar' },
  },
  refusals: {
    of_companies: 'Esto es de empresas.',
    of_people: 'Esto es de personas.',
    provider_unapproved: 'El proveedor todavía no fue aprobado.',
    provider_blocked: 'El proveedor está bloqueado.',
    provider_papers: 'Un documento del proveedor está vencido.',
    provider_contract: 'El contrato del proveedor no vale hoy.',
    provider_hours: 'El proveedor no puede entrar en este día u horario.',
    provider_unit: 'El proveedor no atiende esta unidad.',
  },
  needs: {
    pending: {
      one: '{{count}} proveedor espera aprobación',
      other: '{{count}} proveedores esperan aprobación',
    },
  },
}
