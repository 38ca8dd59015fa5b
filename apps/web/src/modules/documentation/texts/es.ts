import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Documentación',
  description:
    'Cómo usar Portaria, según quién lo usa: del primer acceso a la portería, de la administración a la API.',
  chapters: {
    start: 'Empiece aquí',
    people: 'El día a día',
    administrators: 'Para administradores',
    operators: 'Para quien opera',
    developers: 'Para desarrolladores',
    news: 'Qué cambió',
  },
  keyActs: 'Qué hacen',
  articles: {
    'getting-started': {
      title: 'Primeros pasos',
      summary: 'Entrar, ubicarse en la pantalla y los atajos de teclado.',
    },
    sindico: {
      title: 'Para el gestor del condominio',
      summary: 'Montar el condominio, dar accesos y seguir el día.',
    },
    gate: {
      title: 'Para la portería',
      summary: 'Encontrar personas y placas, registrar visitantes, atender una alerta.',
    },
    residents: {
      title: 'Para residentes',
      summary: 'Su unidad, sus visitantes y el botón de pánico.',
    },
    providers: {
      title: 'Para proveedores',
      summary: 'Dónde lo esperan, sus documentos y cómo avisar que está llegando.',
    },
    access: {
      title: 'Puntos y reglas de acceso',
      summary:
        'Decir quién pasa por dónde y cuándo, probar un paso y saber por qué se abrió una puerta.',
    },
    'rules-and-areas': {
      title: 'Reglas y áreas comunes',
      summary: 'Escribir, publicar y aceptar reglas, y registrar lo que se reserva.',
    },
    reservations: {
      title: 'Reservas',
      summary: 'Reservar, esperar, aprobar, inspeccionar y suscribir en el calendario.',
    },
    announcements: {
      title: 'Comunicados',
      summary:
        'Avisar a todos o a algunos, con la prueba de quién lo leyó, y las horas de silencio.',
    },
    requests: {
      title: 'Solicitudes',
      summary:
        'Pedir algo a la administración, responder a tiempo y conversar, con el equipo o con quien pidió.',
    },
    occurrences: {
      title: 'Incidencias y consejo',
      summary:
        'Relatar lo que ocurrió sin que la unidad implicada sepa quién, y lo que va al consejo.',
    },
    rounds: {
      title: 'Rondas',
      summary:
        'Puntos con etiqueta, patrullas con horario, y cada ronda: hecha, atrasada o no hecha.',
    },
    reports: {
      title: 'Informes',
      summary: 'Visitas, rondas e incidencias de un período, en números que abren sus filas.',
    },
    'administrators/roles': {
      title: 'Roles y permisos',
      summary: 'Quién puede hacer qué, en cada registro.',
    },
    'administrators/signing-in': {
      title: 'Entrar con otro servicio',
      summary:
        'Conectar un proveedor de identidad a la instalación, y qué cambia para las personas.',
    },
    'administrators/segments': {
      title: 'Segmentos',
      summary: 'Torre, obra, ala o sector: los nombres de cada lugar.',
    },
    'administrators/imports': {
      title: 'Importación y exportación',
      summary: 'Planillas que entran revisadas y salen enteras.',
    },
    'administrators/servers': {
      title: 'Servidores',
      summary: 'Ver cómo está la instalación y atender lo que falló.',
    },
    'administrators/equipment': {
      title: 'Equipos',
      summary: 'Lo que ya hay y lo que todavía no.',
    },
    'operators/installing': {
      title: 'Instalar',
      summary: 'De una máquina vacía a una instalación en marcha.',
    },
    'operators/backups': {
      title: 'Copias de seguridad',
      summary:
        'Probarlas, recuperar la instalación después de una pérdida y pasar a una base de datos mayor.',
    },
    'operators/upkeep': {
      title: 'Seguir y actualizar',
      summary: 'La rutina, las versiones, los problemas más comunes, la privacidad y el traspaso.',
    },
    'developers/api': {
      title: 'La API',
      summary: 'Entrar, elegir la empresa y leer los errores.',
    },
    'developers/records': {
      title: 'Listas y registros',
      summary: 'Filtrar, crear sin repetir, cambiar sin pisar.',
    },
    'developers/imports-and-events': {
      title: 'Planillas y eventos en vivo',
      summary: 'Importar por API, exportar y seguir lo que pasa.',
    },
    'developers/doors': {
      title: 'Puertas y accesos',
      summary: 'Puntos, reglas, quién pasó, abrir a distancia, emergencia y rostros.',
    },
    'developers/personal-data': {
      title: 'Datos personales',
      summary: 'Exportar y borrar los datos de una persona (LGPD), por programa.',
    },
    'developers/theming': {
      title: 'Temas',
      summary: 'Cómo se hacen los colores, las letras y las disposiciones.',
    },
    'developers/adding-a-register': {
      title: 'Agregar un registro',
      summary: 'Una definición, una migración y las palabras.',
    },
    changelog: { title: 'Novedades', summary: 'Lo que trajo cada versión.' },
  },
  openIndex: 'Capítulos',
  index: 'Capítulos de la documentación',
  onThisPage: 'En esta página',
  previous: 'Anterior',
  next: 'Siguiente',
  around: 'Artículos vecinos',
  linkTo: 'Copiar la dirección de «{{heading}}»',
  linkCopied: 'Dirección copiada',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar. Seleccione el texto y cópielo.',
  note: 'Conviene saber',
  warning: 'Atención',
  code: 'Código',
  table: 'Tabla: {{title}}',
  search: {
    label: 'Buscar en la documentación',
    results: 'Resultados de la búsqueda',
    found_one: '{{count}} resultado para «{{typed}}»',
    found_other: '{{count}} resultados para «{{typed}}»',
    keys: 'Las flechas eligen, Enter abre, Esc cierra',
    none: 'No se encontró nada para «{{typed}}»',
    noneText: 'Pruebe con otra palabra o abra uno de los capítulos.',
    clear: 'Limpiar la búsqueda',
  },
  example: {
    request: 'Petición',
    answer: 'Respuesta',
    noBody: 'Sin cuerpo.',
    varies: 'Lo subrayado cambia cada vez.',
    keeps: 'Guarde {{from}} como {{name}}: los próximos ejemplos lo usan.',
    file: 'El archivo {{name}}',
  },
  rights: {
    register: 'Registro',
    all: 'todo',
    own: 'solo los suyos: {{operations}}',
    some: '{{operation}} en parte',
    yes: 'sí',
    operations: {
      read: 'ver',
      create: 'crear',
      update: 'cambiar',
      remove: 'eliminar',
      restore: 'restaurar',
      history: 'historial',
      import: 'importar',
      export: 'exportar',
    },
    features: {
      access: {
        look_up: 'Probar pasos en el papel y ver quién pasa por dónde',
        events:
          'Ver accesos; los residentes, los suyos, los de los menores a su cargo y los de sus invitados',
        propose: 'Crear las primeras reglas de acceso',
        own_pins: 'Definir el propio PIN de las puertas',
        monitor: 'Seguir los puntos en vivo, con quién pasa',
        open: 'Abrir puntos a distancia, siempre con un motivo',
        release: 'Liberar puertas en una emergencia y terminar la liberación',
        lockdown: 'Bloquear entradas y terminar el bloqueo',
        presence: 'Corregir quién está dentro y perdonar entradas repetidas',
      },
      readers: {
        state: 'Ver si los lectores responden',
        console: 'Ver la cola y los problemas de los lectores, y revisarlos',
        set_up: 'Agregar lectores, cambiar sus contraseñas y probarlos',
      },
      faces: {
        own: 'Decidir sobre el propio rostro y el de los menores a cargo',
        read: 'Ver consentimientos del rostro y lo que cada lector guarda de una persona',
        file: 'Archivar textos firmados y enviar enlaces de consentimiento',
      },
      residents: { logins: 'Invitar residentes y ver quién tiene acceso' },
      panic: {
        raise: 'Activar el pánico',
        see_all: 'Recibir alertas de pánico',
        list: 'Lista de alertas',
        look_up: 'Consultar alertas, las suyas o todas',
        acknowledge: 'Atender una alerta',
        drill: 'Hacer un ejercicio de pánico',
        close: 'Cerrar una alerta',
      },
      rounds: {
        walk: 'Registrar una ronda con el celular',
        look_up: 'Ver cómo se hizo una ronda, punto a punto',
      },
      patrol_points: { labels: 'Imprimir las etiquetas de los puntos de ronda' },
      areas: {
        times: 'Ver lo que está libre en un área común',
        conflicts: 'Ver las reservas en conflicto con un área',
      },
      events: {
        calendar: 'Ver el calendario de reservas',
        feed: 'Suscribir las propias reservas en un calendario',
        own_units: 'Reservar por las propias unidades',
      },
      rules: { acceptances: 'Ver quién aceptó cada versión de una regla' },
      announcements: {
        audience: 'Contar para quién es un comunicado',
        proof: 'Ver quién recibió y leyó un comunicado',
      },
      buildings: { read: 'Ver los edificios: quién vive, quién está dentro y qué espera' },
      dashboard: {
        totals: 'Totales de los registros que uno ve, en el inicio',
        people: 'Personas por torre, en el inicio',
        day: 'Cómo está el día: visitas, paquetes y llaves, en el inicio',
        assigned: 'Lo que tiene el proveedor y dónde lo esperan, en el inicio',
      },
      reports: {
        read: 'Ver informes de visitas, rondas e incidencias',
        export: 'Exportar informes',
        accesses: 'Ver el informe de accesos',
        month: 'Hacer la página del mes para los residentes',
      },
      analytics: { read: 'Ver los análisis de lo que se ve' },
      audit: {
        read: 'Últimos cambios, en el inicio',
      },
      companies: { overview: 'Visión general de las empresas' },
      servers: { manage: 'Servidores, tareas fallidas y empresas por uso' },
      departures: { decide: 'Planificar mudanzas, desvinculaciones y fines de contrato' },
      people: {
        erase: 'Borrar los datos de una persona',
        export: 'Exportar los datos de una persona',
        export_own: 'Descargar los propios datos',
      },
      apartment_record: { read: 'Ver la ficha de una unidad' },
      visits: { invite: 'Invitar visitantes', on_the_way: 'Avisar que está llegando a una visita' },
      gate: { enter: 'Registrar entradas en la portería' },
      parcels: { collect: 'Entregar paquetes con el código' },
      doors: {
        open: 'Abrir puertas de lockers; los residentes, las de sus paquetes',
        manage: 'Ver las puertas de los lockers, bloquearlas y decir qué hay dentro',
      },
      company: {
        settings: 'Configuración de la empresa',
        letterhead: 'Leer el membrete de la empresa, para imprimir',
      },
    },
  },
  columns: {
    column: 'Columna',
    also: 'También entiende',
    required: 'obligatoria',
    importOnly: 'solo al importar',
    exportOnly: 'sale en la exportación; la importación no lo cambia',
  },
  segments: { base: 'Base' },
  problems: { code: 'Código', status: 'Estado', meaning: 'Qué significa' },
  changelog: { new: 'Nuevo', fixed: 'Corregido', breaking: 'Cambio incompatible' },
}
