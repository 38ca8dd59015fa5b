import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  pageTitle: 'Mi perfil',
  failed: 'No se pudo abrir su perfil',
  index: 'Partes del perfil',
  lastLogin: 'Último acceso el {{at}}',
  account: {
    title: 'Datos de la cuenta',
    text: 'Cómo le ven las demás personas y cómo hablar con usted.',
    name: 'Nombre',
    nameRequired: 'Escriba su nombre.',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    language: 'Idioma',
    save: 'Guardar datos',
    saved: 'Datos guardados',
    phoneHelp: 'Con código de área, como (11) 98765-4321.',
  },
  email: {
    change: 'Cambiar correo',
    text: 'Usted entra con {{old}}. El nuevo vale después de abrir el mensaje que le enviaremos.',
    next: 'Correo nuevo',
    required: 'Escriba el correo nuevo.',
    send: 'Pedir el cambio',
    sent: 'Revise el correo nuevo',
    sentText:
      'Enviamos un mensaje a {{email}}. ¿No llegó? La dirección puede pertenecer a otra cuenta.',
  },
  photo: {
    title: 'Foto',
    text: 'Aparece junto a su nombre. Elija, tome o suelte aquí una foto.',
    saved: 'Foto guardada',
    removed: 'Foto quitada',
  },
  password: {
    title: 'Contraseña',
    text: 'Use 12 caracteres o más. Los otros equipos tendrán que entrar de nuevo.',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    currentRequired: 'Escriba la contraseña actual.',
    tooShort: 'La contraseña necesita 12 caracteres o más.',
    save: 'Cambiar contraseña',
    saved: 'Contraseña cambiada',
  },
  sessions: {
    title: 'Dónde está conectado',
    text: '¿No reconoce un equipo? Termine su sesión y cambie la contraseña.',
    current: 'Esta sesión',
    unknown: 'Equipo desconocido',
    lastUsed: 'Usado el {{time}}',
    since: 'Entró el {{time}}',
    sinceFrom: 'Entró el {{time}}, desde {{address}}',
    end: 'Terminar',
    endLabel: 'Terminar la sesión en {{device}}',
    endTitle: '¿Terminar esta sesión?',
    endText: '{{device}} tendrá que entrar de nuevo con correo y contraseña.',
    ended: 'Sesión terminada',
    endOthers: 'Terminar todas las demás',
    endOthersTitle: '¿Terminar todas las demás sesiones?',
    endOthersText:
      'Solo este equipo sigue conectado. Los demás tendrán que entrar de nuevo con correo y contraseña.',
    othersEnded: 'Las demás sesiones se terminaron',
    notEnded: 'La sesión no se terminó',
    failed: 'No se pudieron ver las sesiones',
  },
  memberships: {
    title: 'Vínculos',
    text: 'Lo que usted es en cada empresa.',
    platform: 'Todas las empresas',
    current: 'En uso',
    switch: 'Entrar en esta empresa',
    switchLabel: 'Entrar en esta empresa: {{membership}}',
    switched: 'Ahora usted está como {{membership}}',
    notSwitched: 'No se pudo cambiar',
    since: 'desde {{from}}',
    fromTo: 'de {{from}} a {{to}}',
    states: {
      upcoming: 'Aún no empezó',
      suspended: 'Suspendido',
      company_inactive: 'Empresa inactiva',
      ended: 'Terminado',
    },
    leave: 'Salir',
    leaveLabel: 'Salir de {{membership}}',
    leaveTitle: '¿Salir de esta empresa?',
    leaveText:
      'Usted deja de ser {{role}} en {{company}}. Solo la administración puede incluirle de nuevo.',
    leaveCurrentText:
      'Usted deja de ser {{role}} en {{company}} y se desconecta ahora. Solo la administración puede incluirle de nuevo.',
    left: 'Usted salió de {{company}}',
    notLeft: 'No se pudo salir',
    failed: 'No se pudieron ver los vínculos',
  },
  notifications: {
    title: 'Notificaciones',
    text: 'Lo que le llega y por dónde. Vale en todos sus equipos.',
    kinds: {
      panic_alert: {
        title: 'Alertas de pánico',
        text: 'Alguien presionó el botón de pánico. La franja roja y el panel siempre lo muestran hasta que se atienda.',
      },
      own_alert: {
        title: 'La alerta que usted activó',
        text: 'Quién la vio, quién va en camino y cuándo se cerró.',
      },
      visit_waiting: {
        title: 'Visita esperando en la portería',
        text: 'Alguien quiere entrar y la portería le pregunta a usted.',
      },
      visit_answered: {
        title: 'Respuesta a la portería',
        text: 'Quien vive o trabaja aquí autorizó o rechazó una visita.',
      },
      visit_unanswered: {
        title: 'Visita sin respuesta',
        text: 'Nadie respondió a la portería dentro del plazo.',
      },
      visit_overstayed: {
        title: 'Visita fuera de tiempo',
        text: 'Alguien sigue dentro después del tiempo de la visita.',
      },
      visit_blocked: {
        title: 'Persona bloqueada',
        text: 'Alguien bloqueado vino a la portería, y entró o fue rechazado.',
      },
      pass_given: {
        title: 'Pase hecho en la portería',
        text: 'La portería hizo un pase para su unidad, a pedido de alguien de ella.',
      },
      item_permitted: {
        title: 'Autorización de objetos',
        text: 'La portería registró algo que sale de su unidad o llega a ella.',
      },
      desk_conflict: {
        title: 'Registro por resolver',
        text: 'Lo que la portería registró sin conexión no coincide con lo que ya consta.',
      },
      visit_arrived: {
        title: 'Llegó la visita',
        text: 'Su visita entró.',
      },
      parcel_arrived: {
        title: 'Llegó un paquete',
        text: 'Un paquete de su unidad está en la portería.',
      },
      parcel_judicial: {
        title: 'Correspondencia judicial',
        text: 'Llegó correspondencia judicial para su unidad.',
      },
      parcel_waiting: {
        title: 'Paquete en espera',
        text: 'Un paquete suyo aún no se retiró.',
      },
      parcel_handed: {
        title: 'Paquete retirado',
        text: 'Alguien retiró un paquete de su unidad.',
      },
      parcel_lost: {
        title: 'Paquete extraviado',
        text: 'No se encontró un paquete.',
      },
      parcel_returned: {
        title: 'Paquete devuelto',
        text: 'Un paquete de su unidad volvió al remitente.',
      },
      parcel_refused: {
        title: 'Correspondencia judicial rechazada',
        text: 'La portería rechazó por escrito una correspondencia judicial de su unidad.',
      },
      parcel_in_locker: {
        title: 'Paquete en el locker',
        text: 'Un paquete de su unidad está en una puerta del locker.',
      },
      locker_attention: {
        title: 'Puerta de locker',
        text: 'Una puerta quedó abierta, el sensor y el registro no coinciden, o un locker no responde.',
      },
      document_expiring: {
        title: 'Documento por vencer',
        text: 'Documentos de proveedores y empleados: 30 y 7 días antes, y el mismo día.',
      },
      access_ending: {
        title: 'Fin de su acceso',
        text: 'Cuando se planifica su salida: el último día del acceso.',
      },
      account_security: {
        title: 'Seguridad de la cuenta',
        text: 'Contraseña, correo e invitaciones de su cuenta.',
      },
    },
    channels: {
      app: 'En la aplicación',
      toast: 'Aviso en la pantalla',
      sound: 'Sonido de la alarma',
      browser: 'Notificación del navegador',
      push: 'Push en sus dispositivos',
      email: 'Correo electrónico',
    },
    always: 'Siempre',
    onDuty: 'Siempre: quien está en la portería tiene que oírlo',
    browserHelp: 'Cuando esta página no está a la vista.',
    elsewhere: 'Activada en otro equipo. Actívela para recibirlas también en este navegador.',
    unsupported: 'Este navegador no muestra notificaciones.',
    denied: 'Bloqueada en este navegador. Permítala en la configuración del sitio.',
    sample: 'Notificaciones activadas',
    sampleText: 'Así aparece aquí una alerta.',
  },
}
