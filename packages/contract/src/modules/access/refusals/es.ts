import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { accessRefusals } from './refusals.ts'

export const es: SentencesOf<typeof accessRefusals> = {
  pin_not_accepted: 'Este PIN no se puede usar. Elija otro que no sea fácil de adivinar.',
  pin_missing: 'Defina primero el PIN normal.',
  command_waiting: 'El lector todavía ejecuta el pedido anterior. Espere el resultado.',
  reader_not_approved:
    'La dirección de este lector no está aprobada. Pida la aprobación a la administración de la plataforma.',
  face_term_changed:
    'El texto del consentimiento cambió. Abra la pantalla de nuevo y lea el texto actual.',
  face_consent_missing: 'Falta el consentimiento de esta persona para usar la foto.',
  face_photo_small:
    'La foto es demasiado pequeña. Envíe una de al menos 480 píxeles de ancho y de alto.',
  face_guardian_consents: 'El responsable es quien consiente por un menor de edad.',
  face_guardian_missing: 'El registro de este menor no tiene responsable.',
  face_no_email: 'El registro no tiene un correo al que enviar el enlace.',
  face_link_over: 'Este enlace venció. Pida otro a la administración.',
  face_company_inactive:
    'Esta empresa está inactiva en Portaria. Por este enlace solo se puede retirar el consentimiento.',
  face_link_used:
    'Este enlace ya se usó. Por él solo se puede retirar el consentimiento; para consentir de nuevo o cambiar la foto, pida otro a la administración.',
  already_ordered: 'Estos puntos ya están bajo una orden igual.',
  order_live:
    'Hay puertas liberadas o entradas bloqueadas. Pida al síndico que termine la orden antes de desactivar la empresa.',
  interlocked:
    'La otra puerta del enclavamiento no se leyó como cerrada. Ciérrela e inténtelo de nuevo.',
  pardon_over: 'Este rechazo ya no se puede perdonar. Pida que la persona intente entrar de nuevo.',
}
