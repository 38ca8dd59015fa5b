import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Conversaciones',
  open: 'Abrir conversaciones',
  search: 'Busque una persona',
  chats: 'Conversaciones',
  contacts: 'Contactos',
  status: {
    online: 'Disponible',
    away: 'Ausente',
    'do-not-disturb': 'No molestar',
    offline: 'Desconectado',
  },
  unread_one: '{{count}} sin leer',
  unread_other: '{{count}} sin leer',
  choose: 'Elija una conversación',
  chooseText: 'Los mensajes aparecen aquí. Nadie responde: es un ejemplo.',
  begin: 'Aún no hay mensajes',
  beginText: 'Escriba el primero a {{name}}.',
  none: 'Nadie con ese nombre',
  message: 'Mensaje para {{name}}',
  send: 'Enviar',
  back: 'Volver a las conversaciones',
  you: 'Usted',
  messages: 'Mensajes con {{name}}',
  profile: {
    edit: 'Mi perfil',
    name: 'Nombre',
    mood: 'Frase',
    status: 'Estado',
    save: 'Guardar perfil',
    rule: 'Escriba el nombre.',
  },
}
