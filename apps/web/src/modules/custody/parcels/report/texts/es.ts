import type { pt } from './pt.ts'

export const es: typeof pt = {
  lost: 'Informe de extravío',
  other: 'Informe del paquete',
  print: 'Imprimir',
  close: 'Cerrar',
  heading: '{{title}} n.º {{number}}',
  told: 'Relato',
  chain: 'Cadena de custodia',
  columns: {
    at: 'Cuándo',
    what: 'Qué',
    where: 'Dónde estaba',
    who: 'Quién lo registró',
    more: 'A quién, cómo y por qué',
  },
  itself: 'Sistema',
  photo: 'Foto de la etiqueta',
  printed: 'Impreso por {{name}} el {{at}}',
  sign: { desk: 'Portería', manager: 'Administrador', resident: 'Residente' },
  date: 'Fecha',
}
