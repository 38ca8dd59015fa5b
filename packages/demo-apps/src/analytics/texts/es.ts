import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Panel de ejemplo',
  about: 'Ventas y accesos inventados, siempre los mismos.',
  yearly: 'Ventas, en miles',
  year: 'Año',
  month: 'Mes',
  weekday: 'Día',
  hour: 'Hora',
  sales: 'Ventas',
  conversion: 'Conversión',
  impressions: 'Impresiones, en miles',
  visits: 'Visitas',
  salesToday: 'Ventas de la semana',
  beside: '{{percent}} % frente a la semana anterior',
  traffic: 'Visitantes y páginas vistas',
  visitors: 'Visitantes',
  views: 'Páginas vistas',
  range: 'Período',
  ranges: {
    today: 'Hoy',
    yesterday: 'Ayer',
  },
  devices: 'Accesos por dispositivo',
  device: {
    desktop: 'Computadora',
    tablet: 'Tableta',
    mobile: 'Móvil',
  },
  map: 'De dónde vienen los accesos',
  campaigns: 'Campañas',
  campaign: 'Campaña',
  clicks: 'Clics',
}
