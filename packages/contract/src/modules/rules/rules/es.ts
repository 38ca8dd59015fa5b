import type { TextOf } from '../../../texts/register-text.ts'
import type { rules } from './rules.ts'

export const es: TextOf<typeof rules> = {
  one: 'Regla',
  many: 'Reglas',
  gender: 'f',
  purpose:
    'Lo que rige aquí: silencio, animales, garaje, obras, áreas comunes. Cada versión se guarda.',
  heading: '{{title}} · versión {{version_number}}',
  fields: {
    title: 'Título',
    category: 'Asunto',
    source: 'Origen',
    approved_on: 'Aprobada el',
    body: 'Texto',
    penalty: 'Sanción',
    penalty_basis: 'Base de la sanción',
    requires_acceptance: 'Pedir la aceptación de los residentes',
    attachments: 'Anexos',
    picture: 'Imagen',
    version_number: 'Versión',
    first_version: 'Primera versión',
    state: 'Publicación',
    effective_from: 'Rige desde',
    effective_to: 'Rige hasta',
    end_set_at: 'Fin marcado el',
    validity: 'Vigencia',
    unaccepted: 'Falta su aceptación',
    upcoming: 'Aún no rige',
    outdated: 'Ya no rige',
  },
  help: {
    body: 'Una vez publicado, el texto ya no cambia: un cambio es una nueva versión.',
    penalty_basis:
      'El artículo y el monto, como “art. 12 de la convención, una cuota”. Una multa la necesita.',
    requires_acceptance:
      'Cada residente lee y acepta esta versión; queda registrado quién y cuándo.',
    attachments: 'El acta o el plano, fotografiado o escaneado.',
    effective_to: 'En blanco: rige hasta que empiece otra versión.',
  },
  sections: { text: 'Texto', effect: 'Lo que resulta de ella', validity: 'Vigencia' },
  choices: {
    category: {
      silence: 'Silencio',
      pets: 'Animales',
      garage: 'Garaje',
      works: 'Obras',
      moving: 'Mudanzas',
      pool: 'Piscina',
      garbage: 'Basura',
      guests: 'Visitas',
      areas: 'Áreas comunes',
      conduct: 'Convivencia',
      other: 'Otro asunto',
    },
    source: {
      convention: 'Convención',
      internal_regulation: 'Reglamento interno',
      assembly_minutes: 'Acta de asamblea',
      management: 'Administración',
    },
    penalty: { none: 'Ninguna', warning: 'Advertencia', fine: 'Multa' },
    state: { draft: 'Borrador', published: 'Publicada' },
    validity: {
      draft: 'Borrador',
      future: 'Aún no rige',
      in_force: 'Vigente',
      replaced: 'Reemplazada',
      ended: 'Terminada',
    },
  },
  actions: { 'new-version': 'Nueva versión', accept: 'Leí y acepto' },
  transitions: {
    publish: {
      button: 'Publicar',
      done: 'Regla publicada',
      text: 'Los residentes ven esta versión desde ahora, y su texto ya no cambia.',
    },
    'set-end': {
      button: 'Marcar el fin',
      done: 'Fin de la vigencia registrado',
      text: 'Último día en que rige la regla. En blanco, sigue sin fin marcado.',
    },
  },
  views: {
    in_force: { m: 'Vigentes', f: 'Vigentes' },
    future: { m: 'Aún no rigen', f: 'Aún no rigen' },
    drafts: { m: 'Borradores', f: 'Borradores' },
  },
  heads: { title: ['regla', 'nombre'], body: ['descripción', 'contenido'] },
  refusals: {
    day_past: 'Elija hoy o un día posterior: lo que ya pasó no cambia.',
    day_before_former: 'Elija un día posterior al inicio de la versión anterior.',
    basis_required: 'Diga en qué se basa la multa: el artículo y el monto.',
    newer_version: 'Hay una versión más nueva de esta regla. Empiece por ella.',
  },
  needs: {
    unaccepted: {
      one: '{{count}} regla espera su aceptación',
      other: '{{count}} reglas esperan su aceptación',
    },
  },
}
