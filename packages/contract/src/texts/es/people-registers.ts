import type { RegisterTexts } from '../register-texts.ts'

/** The words of registers of people: who lives in the units, and who comes to visit. */
export const esPeopleTexts: Pick<RegisterTexts, 'residents' | 'occupancies' | 'visitors'> = {
  residents: {
    one: 'Residente',
    many: 'Residentes',
    gender: 'm',
    purpose: 'Los datos de cada {{resident}}. Registre uno a uno o importe una planilla.',
    fields: {
      emergency_contact: 'Contacto de emergencia',
      guardian: 'Responsable',
      exit_permission: 'Salida sin acompañante',
      access_types: 'Formas de acceso',
      facial_status: 'Reconocimiento facial',
      approval: 'Aprobación',
      refusal_reason: 'Motivo del rechazo',
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
    sections: { minor: 'Menor de edad' },
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
      purpose: { facial: 'Reconocimiento facial', image: 'Uso de imagen', contact: 'Contacto' },
    },
    actions: { accept: 'Aceptar {{resident}}', refuse: 'Rechazar {{resident}}' },
  },
  occupancies: {
    one: 'Ocupación',
    many: 'Ocupaciones',
    gender: 'f',
    purpose: 'Quién ocupa cada unidad, como qué y desde cuándo.',
    fields: {
      starts_on: 'Desde',
      ends_on: 'Hasta',
      may_authorize_visitors: 'Autoriza visitantes',
      may_book: 'Reserva áreas comunes',
      gets_parcels: 'Recibe paquetes',
    },
    sections: { occupancy: 'Ocupación' },
    choices: {
      relation: {
        owner: 'Propietario',
        tenant: 'Inquilino',
        dependent: 'Dependiente',
        domestic_staff: 'Empleado doméstico',
        landlord: 'Arrendador',
      },
    },
  },
  visitors: {
    one: 'Visitante',
    many: 'Visitantes',
    gender: 'm',
    purpose: 'Las personas que visitan, cada una con un documento.',
    fields: {
      provisional: 'Provisorio',
      blocked: 'Bloqueado',
      blocked_reason: 'Motivo del bloqueo',
    },
    help: { cpf: 'CPF u otro documento: hace falta uno de los dos.' },
    sections: { block: 'Bloqueo' },
    actions: {
      block: 'Bloquear',
      'confirm-block': 'Confirmar bloqueo',
      unblock: 'Liberar',
      merge: 'Es esta persona',
    },
  },
}
