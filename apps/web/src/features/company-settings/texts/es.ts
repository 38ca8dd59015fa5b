import type { Translation } from '../../../platform/i18n/i18n.ts'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Configuración de la empresa',
  description: 'Cómo aparece la empresa en Portaria y con quién hablar. Vale para todos.',
  save: 'Guardar configuración',
  saved: 'Configuración guardada',
  unsaved: 'Cambios sin guardar',
  zoneTitle: '¿Cambiar el huso horario?',
  zoneText:
    'Los días y las horas de toda la empresa pasan a seguir el nuevo huso, también en lo ya registrado.',
  zoneAction: 'Cambiar el huso',
  people: 'Personas con acceso',
  peopleText: 'Quién entra en Portaria por esta empresa: invite, suspenda o termine accesos.',
  peopleAction: 'Ver personas con acceso',
  invite: 'Invitar a una persona',
}
