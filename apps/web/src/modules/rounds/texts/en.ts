import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  print_one: 'Print label',
  print_other: 'Print {{count}} labels',
  printText:
    'A PDF with cut marks. Print it at 100%, cut it out and put it up at the point. Who printed it is recorded.',
  printed_one: 'Label saved',
  printed_other: '{{count}} labels saved',
  save: 'Save as PDF',
  file: 'patrol-labels',
  sheet: 'Labels of patrol points',
  scan: 'Open Portaria on your phone and point the camera',
  code: 'Code no. {{number}}',
  size: 'Size',
  sizes: {
    small: 'Small',
    medium: 'Medium',
    large: 'Large',
  },
  sizesText: {
    small: '5 × 6 cm, 12 a sheet',
    medium: '8 × 10 cm, 4 a sheet',
    large: '15 × 18 cm, 1 a sheet',
  },
  renewText:
    'The label that is at the point holds no more: a scan of it is marked as suspicious. Print the new one and put it up at once.',
  renewed: 'Code changed',
  renewedText: 'Print the new label.',
  unplanned: 'Unplanned round',
  begun: 'Unplanned round opened',
}
