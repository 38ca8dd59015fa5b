import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  navigation: {
    dashboards: 'Paneles',
    reports: 'Informes',
    management: 'Gestión',
    administration: 'Administración',
    settings: 'Configuración',
    registers: 'Registros',
    help: 'Ayuda',
  },
  titles: {
    analytics: 'Análisis',
    reportsRounds: 'Informe de rondas',
    reportsVisitors: 'Informe de visitantes',
    reportsOccurences: 'Informe de ocurrencias',
    project: 'Inicio',
    gate: 'Portería',
    panic: 'Pánico',
    documentation: 'Documentación',
    changelog: 'Novedades',
    api: 'Referencia de la API',
    commercialUsers: 'Usuarios comerciales',
  },
  commands: { title: 'Acciones', receive: 'Recibir un paquete' },
  administrators: 'Administradores',
  errors: {
    'error-401': {
      title: 'Esta página pide otro permiso',
      text: 'Su perfil no abre esta página. Entre con otro acceso o hable con la administración.',
    },
    'error-404': {
      title: 'No encontramos esta página',
      text: 'La dirección puede estar mal, o la página cambió de lugar. Revise e intente de nuevo.',
    },
    'error-500': {
      title: 'Algo salió mal de nuestro lado',
      text: 'Ya quedó registrado. Intente de nuevo en un momento; lo que guardó sigue guardado.',
    },
    home: 'Ir al inicio',
    signIn: 'Ir a la entrada',
    back: 'Volver',
    crashed: 'Esta parte de la pantalla se detuvo',
    crashedText: 'Intente de nuevo. Si continúa, recargue la página.',
    away: 'Esta página necesita la red',
    awayText: 'Lo que muestra no está en este aparato. Se abre cuando vuelva la conexión.',
    stale: 'Hay una versión nueva',
    staleText: 'La aplicación se actualizó mientras la usaba. Recargue para continuar.',
  },
  session: {
    expired: 'Su sesión terminó',
    expiredText: 'Entre de nuevo para continuar donde estaba.',
  },
}
