import type { pt } from './pt.ts'

export const es: typeof pt = {
  saving: 'Guardando…',
  saved: 'Guardado a las {{time}}',
  unsaved: 'Cambios sin guardar',
  failed: 'No se pudo guardar',
  wrongFields_one: '{{count}} campo por corregir',
  wrongFields_other: '{{count}} campos por corregir',
  offline: 'Lo que escribió sigue aquí. Guarde cuando vuelva la conexión.',
  draft: {
    label: 'Borrador',
    title: 'Tiene cambios sin guardar de {{when}}.',
    text: 'Documentos, fotos y otros datos protegidos pueden no haberse conservado.',
    outdated: 'El registro cambió después: al guardar, usted elige qué queda.',
    continue: 'Continuar',
    discard: 'Descartar',
  },
}
