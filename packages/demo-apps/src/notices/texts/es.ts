import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  soon: {
    pageTitle: 'Muy pronto',
    title: 'Estamos casi listos',
    text: 'Una portería más tranquila llega en pocos días. Deje su correo y le avisamos ese día.',
    countdown: 'Tiempo que falta',
    days: 'días',
    hours: 'horas',
    minutes: 'min',
    seconds: 's',
    email: 'Correo electrónico',
    invalid: 'Escriba un correo válido, como nombre@ejemplo.com.',
    submit: 'Quiero saber',
    thanks: 'Anotado. En un sistema de verdad, el aviso iría a {{email}}.',
    notice: 'Página de ejemplo: no se guarda ningún correo.',
  },
  maintenance: {
    pageTitle: 'En mantenimiento',
    title: 'Volvemos enseguida',
    text: 'Estamos cuidando el sistema. Sus datos están guardados, y la portería sigue atendiendo por el intercomunicador.',
    when: 'Esperamos volver a las 06:00.',
    retry: 'Intentar de nuevo',
    home: 'Ir al inicio',
  },
  guest: {
    pageTitle: 'Asistencia confirmada',
    title: 'Asistencia confirmada',
    text: 'Avisamos a quien lo invitó. Ese día, basta con identificarse en la portería.',
    steps: 'Para entrar sin demora',
    document: 'Lleve un documento con foto.',
    code: 'Tenga a mano el código de la invitación.',
    car: 'Si viene en auto, diga la matrícula al llegar.',
    close: 'Ya puede cerrar esta página.',
  },
}
