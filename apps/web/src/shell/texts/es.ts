import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  toolbar: {
    label: 'Herramientas',
    fontSize: 'Tamaño de la letra',
    fullscreen: 'Pantalla completa',
    leaveFullscreen: 'Salir de la pantalla completa',
    search: 'Buscar',
    shortcuts: 'Atajos',
    appearance: 'Apariencia',
  },
  search: {
    label: 'Buscar',
    pages: 'Páginas',
    empty: 'Ningún resultado.',
    keys: 'Las flechas eligen, Enter abre, Esc cierra',
  },
  shortcuts: {
    search: 'Busque una aplicación o página',
    add: 'Agregar atajo: {{page}}',
    remove: 'Quitar atajo: {{page}}',
    none: 'Marque con la estrella las páginas que más usa.',
    empty: 'Ningún resultado.',
    notSaved: 'Los atajos no se guardaron',
  },
  release: {
    title: 'Hay una versión nueva',
    text: 'Guarde lo que esté haciendo y recargue la página cuando pueda.',
    later: 'Recargar después',
  },
  notifications: {
    open: 'Abrir las notificaciones',
    openUnread_one: 'Abrir las notificaciones: {{count}} nueva',
    openUnread_other: 'Abrir las notificaciones: {{count}} nuevas',
    title: 'Notificaciones',
    clearAll: 'Limpiar todas',
    emptyTitle: 'Todo al día',
    empty: 'No hay notificaciones por el momento.',
    unread_one: 'Usted tiene {{count}} notificación sin leer',
    unread_other: 'Usted tiene {{count}} notificaciones sin leer',
    readAllFailed: 'No se pudieron limpiar las notificaciones',
  },
  user: {
    menu: 'Abrir el menú de la cuenta',
    profile: 'Mi perfil',
    company: 'Configuración de la empresa',
    signIn: 'Entrar',
    register: 'Crear cuenta',
    signOut: 'Salir',
    workAs: 'Trabajar como',
    switched: 'Ahora usted está como {{membership}}',
    notSwitched: 'No se pudo cambiar',
    theme: 'Tema',
    themes: { light1: 'Claro', dark1: 'Oscuro', system: 'Igual al del sistema' },
    language: 'Idioma',
  },
  panels: {
    shortcuts: 'Sus atajos',
    openShortcuts: 'Abrir los atajos',
    closeShortcuts: 'Cerrar los atajos',
    quick: 'Panel rápido',
    openQuick: 'Abrir el panel rápido',
    closeQuick: 'Cerrar el panel rápido',
  },
  footer: {
    signedInAs: 'Usted entró como {{name}}',
  },
  copyOfData: {
    title: 'Copia de los datos.',
    text: 'Lo que cambia aquí no llega a nadie ni vuelve al original.',
  },
  connection: {
    lost: 'Lo que se muestra puede haber cambiado. Todo se actualiza solo cuando vuelva la conexión.',
    dataFrom: 'datos de las {{time}}',
  },
}
