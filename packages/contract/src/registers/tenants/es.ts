import type { TextOf } from '../../texts/register-text.ts'
import type { tenants } from './tenants.ts'

export const es: TextOf<typeof tenants> = {
  one: 'Empresa',
  many: 'Empresas',
  gender: 'f',
  purpose: 'Cada condominio, obra, escuela, clínica o fábrica que usa Portaria.',
  fields: {
    logo: 'Logotipo',
    legal_name: 'Razón social',
    fantasy_name: 'Nombre comercial',
    cnpj: 'CNPJ',
    state_registration: 'Inscripción estatal',
    municipal_registration: 'Inscripción municipal',
    site: 'Sitio web',
    segment: 'Segmento',
    time_zone: 'Huso horario',
    contact_name: 'Nombre del responsable',
    contact_email: 'Correo del responsable',
    contact_phone: 'Teléfono del responsable',
    dpo_name: 'Nombre del encargado',
    dpo_email: 'Correo del encargado',
    settings: 'Configuración',
    security: 'Seguridad',
    panic: 'Pánico',
    letter_after_s: 'Segundos hasta el correo a los gestores',
    platform_after_s: 'Segundos hasta el correo a la plataforma',
    recipient_ids: 'Personas avisadas',
    second_factor: 'Verificación en dos pasos exigida a',
  },
  help: {
    segment: 'Da nombre a las pantallas: la torre pasa a ser obra, ala o sector.',
    time_zone: 'Los días y las horas de toda la empresa siguen este huso.',
    dpo_name: 'Quien responde por los datos personales (LGPD, art. 41).',
  },
  sections: {
    site: 'Segmento y huso horario',
    responsible: 'Responsable',
    privacy: 'Encargado de datos',
  },
  choices: { second_factor: { sindico: 'Gestor del condominio', funcionario: 'Empleado' } },
}
