import type { pt } from './pt.ts'

export const es: typeof pt = {
  title: 'Avisos en este dispositivo',
  text: 'Llegan aunque Portaria esté cerrada, por el servicio del navegador. Lo que llega lo elige abajo, en “Push”.',
  on: 'Recibir avisos en este dispositivo',
  names: 'Mostrar nombres con la pantalla bloqueada',
  namesHelp: 'Sin esto, la pantalla bloqueada dice solo qué pasó, sin nombrar a nadie.',
  states: {
    unsupported: 'Este navegador no recibe avisos. En el teléfono use Chrome, Firefox o Safari.',
    denied:
      'Los avisos de este sitio están bloqueados. Toque el candado junto a la dirección, abra los permisos y permita “Notificaciones”.',
    home_screen:
      'En iPhone y iPad, abra Portaria en Safari, toque Compartir y “Agregar a inicio”. Luego ábrala desde ahí y active los avisos.',
  },
  failed: 'No se pudieron cambiar los avisos de este dispositivo. Inténtelo de nuevo.',
  offer: {
    title: '¿Quiere avisos en este dispositivo?',
    text: 'Visitas y alertas llegan aunque Portaria esté cerrada.',
    accept: 'Activar avisos',
    later: 'Ahora no',
    understood: 'Entendido',
  },
}
