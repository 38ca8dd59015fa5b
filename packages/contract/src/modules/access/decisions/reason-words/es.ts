import type { ReasonWords } from './reason-words.ts'

export const es: ReasonWords = {
  unknown: 'Credencial desconocida',
  blocked: 'Persona bloqueada',
  not_yet: 'Todavía no vale',
  expired: 'Fuera de vigencia',
  schedule: 'Fuera del horario',
  holiday: 'No vale en feriado',
  wrong_point: 'Sin regla para este punto',
  used_up: 'Invitación ya usada',
  revoked: 'Acceso cancelado',
  lost_card: 'Tarjeta perdida',
  no_consent: 'Sin consentimiento para el rostro',
  passback: 'Ya entró y no salió',
  interlock: 'Otra puerta está abierta',
  lockdown: 'Entradas cerradas',
  error: 'No se pudo decidir',
}
