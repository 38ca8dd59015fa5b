import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  pageTitle: 'Planes y precios',
  perMonth: 'por mes',
  choose: 'Elegir {{plan}}',
  chosen: '{{plan}} elegido. Esta es una página de ejemplo: no se contrató nada.',
  popular: 'El más elegido',
  upTo: 'Hasta {{count}} personas',
  unlimited: 'Personas sin límite',
  plans: {
    start: {
      name: 'Esencial',
      text: 'Para un equipo pequeño.',
    },
    grow: {
      name: 'Completo',
      text: 'Para un equipo que crece.',
    },
    large: {
      name: 'Red',
      text: 'Para varios equipos.',
    },
  },
  features: {
    contacts: 'Lista de contactos',
    calendar: 'Agenda',
    app: 'Acceso desde el celular',
    files: 'Archivos adjuntos',
    tasks: 'Listas de tareas',
    messages: 'Mensajes',
    reports: 'Informes',
    teams: 'Varios equipos en una cuenta',
    support: 'Atención por teléfono',
  },
  cards: {
    title: 'Un plan para cada equipo',
    text: 'Tres planes inventados, para mostrar cómo puede ser una página de precios.',
    billing: 'Cobro',
    monthly: 'Mensual',
    yearly: 'Anual, con dos meses gratis',
    perMonthYearly: 'por mes, cobrado por año',
    faq: '¿Le quedaron dudas?',
    faqLink: 'Vea las preguntas frecuentes',
  },
  table: {
    title: 'Compare los planes',
    text: 'Lo que trae cada plan inventado, lado a lado.',
    caption: 'Lo que incluye cada plan',
    feature: 'Recurso',
    choose: 'Elija el plan',
    units: 'Personas',
    included: 'Incluido',
    missing: 'No incluido',
  },
  slider: {
    title: 'Pague por el tamaño del equipo',
    text: 'Un precio inventado, que sigue el número de personas.',
    units: 'Personas del equipo',
    count: '{{count}} personas',
    perUnit: '{{price}} por persona',
    all: 'Todo incluido',
    choose: 'Elegir este plan',
    plan: 'Plan único',
  },
}
