import type { TextOf } from '../../../texts/register-text.ts'
import type { residents } from './residents.ts'

export const es: TextOf<typeof residents> = {
  one: 'Residente',
  many: 'Residentes',
  gender: 'm',
  purpose: 'Los datos de cada {{resident}}. Registre uno a uno o importe una planilla.',
  fields: {
    former: 'Ya se mudó',
    occupancy: 'Ocupación',
    emergency_contact: 'Contacto de emergencia',
    guardian: 'Responsable',
    exit_permission: 'Salida sin acompañante',
    access_types: 'Formas de acceso',
    facial_status: 'Reconocimiento facial',
    approval: 'Aprobación',
    refusal_reason: 'Motivo del rechazo',
    decided_at: 'Decidido el',
    decided_by: 'Decidido por',
    consents: 'Consentimientos',
    purpose: 'Finalidad',
    term_version: 'Versión del término',
    given_on: 'Dado el',
    revoked_on: 'Revocado el',
    relation: 'Parentesco o vínculo',
  },
  help: {
    cpf: 'No es obligatorio: extranjeros y niños pueden no tenerlo.',
    guardian: 'Obligatorio para menores de 18 años.',
    social_name: 'Cuando se informa, es el nombre que aparece en la portería.',
  },
  sections: { minor: 'Menor de edad', decision: 'Decisión' },
  choices: {
    exit_permission: { free: 'Libre', guardian: 'Solo con el responsable', never: 'Nunca' },
    facial_status: {
      none: 'Sin registro',
      consent_pending: 'Espera consentimiento',
      photo_pending: 'Espera foto',
      processing: 'En proceso',
      enrolled: 'Registrado',
      failed: 'Falló',
      revoked: 'Revocado',
    },
    approval: { accepted: 'Aceptado', pending: 'Espera aprobación', refused: 'Rechazado' },
    purpose: { image: 'Uso de imagen', contact: 'Contacto' },
  },
  actions: { invite: 'Invitar', remind: 'Recordar' },
  transitions: {
    accept: { button: 'Aceptar', done: 'Registro aceptado' },
    refuse: {
      button: 'Rechazar',
      done: 'Registro rechazado',
      text: 'Quien sea rechazado sale de la unidad, y quien lo propuso lee el motivo.',
    },
  },
  views: {
    no_unit: { m: 'Sin {{apartment}}', f: 'Sin {{apartment}}' },
    former: { m: 'Ex{{residents}}', f: 'Ex{{residents}}' },
    pending: { m: 'Por aprobar', f: 'Por aprobar' },
  },
  refusals: {
    guardian_required: 'Los menores de 18 años necesitan un responsable.',
    guardian_self: 'La persona no puede ser responsable de sí misma.',
  },
  needs: {
    pending: {
      one: '{{count}} registro propuesto espera su decisión',
      other: '{{count}} registros propuestos esperan su decisión',
    },
  },
}
