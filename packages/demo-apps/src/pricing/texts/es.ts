import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  pageTitle: 'Planes y precios',
  perMonth: 'por mes',
  choose: 'Empezar con {{plan}}',
  chosen: '{{plan}} elegido. Esta es una página de ejemplo: no se contrató nada.',
  popular: 'El más elegido',
  upTo: 'Hasta {{count}} unidades',
  unlimited: 'Unidades sin límite',
  plans: {
    start: {
      name: 'Esencial',
      text: 'Para empezar a dejar el cuaderno.',
    },
    grow: {
      name: 'Completo',
      text: 'Para quien recibe visitas y paquetes todo el día.',
    },
    large: {
      name: 'Red',
      text: 'Para administradoras con varios condominios.',
    },
  },
  features: {
    visits: 'Visitas con invitación y código',
    panic: 'Botón de pánico con registro',
    app: 'Acceso desde el celular para todos',
    reservations: 'Reservas de áreas comunes',
    parcels: 'Lockers y aviso de paquetes',
    patrols: 'Rondas con puntos de control',
    reports: 'Informes y exportación',
    companies: 'Varios condominios en una cuenta',
    support: 'Atención las 24 horas',
  },
  cards: {
    title: 'Un plan para cada portería',
    text: 'Sin costo de instalación y sin permanencia. Cambie de plan cuando quiera.',
    billing: 'Cobro',
    monthly: 'Mensual',
    yearly: 'Anual, con dos meses gratis',
    perMonthYearly: 'por mes, cobrado por año',
    faq: '¿Le quedaron dudas?',
    faqLink: 'Vea las preguntas frecuentes',
  },
  table: {
    title: 'Compare los planes',
    text: 'Lo que trae cada plan, lado a lado.',
    caption: 'Lo que incluye cada plan',
    feature: 'Recurso',
    choose: 'Elija el plan',
    units: 'Unidades',
    included: 'Incluido',
    missing: 'No incluido',
  },
  slider: {
    title: 'Pague por el tamaño del condominio',
    text: 'Todos los recursos, para cualquier tamaño. El precio sigue el número de unidades.',
    units: 'Unidades del condominio',
    count: '{{count}} unidades',
    perUnit: '{{price}} por unidad',
    all: 'Todo incluido',
    choose: 'Empezar ahora',
    plan: 'Plan único',
  },
}
