import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Configuración de la empresa',
  description: 'Cómo aparece la empresa en Portaria y con quién hablar. Vale para todos.',
  save: 'Guardar configuración',
  saved: 'Configuración guardada',
  zoneTitle: '¿Cambiar el huso horario?',
  zoneText:
    'Los días y las horas de toda la empresa pasan a seguir el nuevo huso, también en lo ya registrado.',
  zoneAction: 'Cambiar el huso',
  panic: {
    title: 'Pánico',
    text: 'La portería, los gestores y los empleados reciben cada alerta al instante, con sonido; eso no se apaga. Si nadie la atiende, el aviso llega más lejos: primero un correo a los gestores, después uno a la administración de la plataforma. Desde entonces, quien la activó lee que debe llamar al 190.',
    letter_after_s: 'Correo a los gestores después de',
    platform_after_s: 'Correo a la plataforma después de',
    seconds: 'segundos',
    limits: 'De {{least}} a {{most}}. En blanco: {{usual}}.',
    recipients: 'Avisar también al instante',
    recipientsHelp:
      'Reciben cada alerta en la pantalla y por correo apenas se activa, ven la lista y pueden atenderla. Hasta {{most}} personas con acceso.',
    search: 'Buscar a una persona por su nombre',
    somebody: 'Una persona que usted no ve',
  },
  security: {
    title: 'Verificación en dos pasos',
    text: 'Quien aún no la tiene configura una aplicación autenticadora o una llave de acceso en su próxima entrada, antes de cualquier otra cosa. Quien está conectado sigue hasta salir.',
    sindico: 'Exigirla a los síndicos',
    funcionario: 'Exigirla a los funcionarios',
  },
  people: 'Personas con acceso',
  peopleText: 'Quién entra en Portaria por esta empresa: invite, suspenda o termine accesos.',
  peopleAction: 'Ver personas con acceso',
  invite: 'Invitar a una persona',
}
