import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Lista de emergencia',
  text: 'A quién buscar en una emergencia, por unidad. Los residentes no se cuentan; cuántos viven en cada unidad está al lado.',
  at: 'A las {{at}}, {{zone}}',
  people_one: '{{count}} visitante dentro',
  people_other: '{{count}} visitantes dentro',
  unconfirmed_one: '{{count}} sin confirmar',
  unconfirmed_other: '{{count}} sin confirmar',
  residents_one: '{{count}} residente',
  residents_other: '{{count}} residentes',
  notConfirmed: 'Sin confirmar',
  building: 'Dónde buscar',
  print: 'Imprimir',
  none: 'Ningún visitante que buscar.',
  found: '{{found}} de {{all}} encontrados',
  tick: '{{name}} fue encontrado',
  since: 'desde {{at}}',
  with_one: 'y {{count}} persona más',
  with_other: 'y {{count}} personas más',
}
