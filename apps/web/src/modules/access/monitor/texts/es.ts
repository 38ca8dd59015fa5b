import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Monitor de accesos',
  list: 'Accesos en vivo',
  newest: 'El acceso más reciente',
  fresh_one: '{{count}} nuevo',
  fresh_other: '{{count}} nuevos',
  strip: 'Mostrar accesos de',
  allPoints: 'Todos los puntos',
  allAccesses: 'Ver todos los accesos',
  points: 'Puntos en uso',
  noReader: 'Sin lector',
  notFromHere: 'no se abre desde aquí',
  noneYet: 'Ningún acceso todavía',
  none: 'Ningún acceso todavía',
  noneHere: 'Ningún acceso en este punto todavía',
  noneText: 'Quien pase aparece aquí al instante, con la foto y lo que se decidió.',
  noPoints: 'Ningún punto en uso',
  noPointsText: 'Los puntos de acceso activos aparecen aquí, con el estado de su lector.',
  lost: 'Sin conexión: el monitor está detenido',
  lostText:
    'Quien pase ahora aparece cuando vuelva la conexión. Mientras tanto, nada se abre desde aquí.',
}
