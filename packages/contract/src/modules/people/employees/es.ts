import type { TextOf } from '../../../texts/register-text.ts'
import type { employees } from './employees.ts'

export const es: TextOf<typeof employees> = {
  one: 'Empleado',
  many: 'Empleados',
  gender: 'm',
  purpose:
    'Quienes trabajan en la portería, la limpieza y el mantenimiento, con turnos y formas de acceso.',
  fields: {
    position: 'Cargo',
    kind: 'Contratación',
    admitted_on: 'Fecha de ingreso',
    dismissed_on: 'Fecha de desvinculación',
    employment: 'Empleo',
    shifts: 'Turnos',
    weekdays: 'Días',
    starts_at: 'Inicio',
    ends_at: 'Fin',
    facial_status: 'Reconocimiento facial',
  },
  help: {
    shifts: 'Un turno que termina antes de empezar sigue hasta el día siguiente.',
    cpf: 'No es obligatorio: los extranjeros pueden no tenerlo.',
  },
  sections: { job: 'Trabajo', provider: 'Empresa tercerizada' },
  choices: {
    kind: { own: 'Propio', outsourced: 'Tercerizado' },
    employment: { active: 'En actividad', dismissed: { him: 'Desvinculado', her: 'Desvinculada' } },
    facial_status: {
      none: 'Sin registro',
      consent_pending: 'Espera consentimiento',
      photo_pending: 'Espera foto',
      processing: 'En proceso',
      enrolled: 'Registrado',
      failed: 'Falló',
      revoked: 'Revocado',
    },
  },
  transitions: {
    dismiss: {
      button: 'Desvincular',
      done: 'Desvinculación registrada',
      text: 'El registro queda inactivo y el acceso al sistema termina ahora.',
    },
    readmit: {
      button: 'Reincorporar',
      done: 'Reincorporación registrada',
      text: 'El registro sigue inactivo hasta que usted lo active, y el acceso al sistema no vuelve solo.',
    },
  },
  views: {
    outsourced: { m: 'Tercerizados', f: 'Tercerizadas' },
    dismissed: { m: 'Desvinculados', f: 'Desvinculadas' },
  },
  refusals: {
    employee_dismissed: 'Esta persona fue desvinculada. Reincorpórela para activar el registro.',
    provider_required: 'Indique el proveedor de quien es tercerizado.',
    provider_own: 'Solo quien es tercerizado tiene un proveedor.',
  },
}
