import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  print_one: 'Imprimir etiqueta',
  print_other: 'Imprimir {{count}} etiquetas',
  printText:
    'Un PDF con marcas de corte. Imprima al 100 %, recorte y pegue en el punto. Queda registrado quién imprimió.',
  printed_one: 'Etiqueta guardada',
  printed_other: '{{count}} etiquetas guardadas',
  save: 'Guardar en PDF',
  file: 'etiquetas-ronda',
  sheet: 'Etiquetas de los puntos de ronda',
  scan: 'Abra Portaria en el teléfono y apunte con la cámara',
  code: 'Código n.º {{number}}',
  size: 'Tamaño',
  sizes: {
    small: 'Pequeña',
    medium: 'Mediana',
    large: 'Grande',
  },
  sizesText: {
    small: '5 × 6 cm, 12 por hoja',
    medium: '8 × 10 cm, 4 por hoja',
    large: '15 × 18 cm, 1 por hoja',
  },
  renewText:
    'La etiqueta que está en el punto deja de valer: una lectura de ella queda marcada como sospechosa. Imprima y pegue la nueva enseguida.',
  renewed: 'Código cambiado',
  renewedText: 'Imprima la etiqueta nueva.',
  unplanned: 'Ronda suelta',
  begun: 'Ronda suelta abierta',
}
