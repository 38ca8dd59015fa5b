import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Rostro',
  none: 'Ningún consentimiento vigente.',
  facts: {
    given: 'Dado',
    how: 'Cómo',
    by: 'Por',
    guardian: 'Responsable',
    signed: 'Firmado el',
    version: 'Texto',
    withdrawn: 'Terminado',
    withdrawnHow: 'Cómo terminó',
  },
  hows: {
    session: 'en su propia cuenta',
    link: 'por el enlace de un correo',
    paper: 'en papel firmado',
    record: 'anotado en el registro, sin comprobación',
    departure: 'salida de la persona',
    replaced: 'otro consentimiento en su lugar',
  },
  letter: {
    send: 'Enviar enlace por correo',
    again: 'Enviar otro enlace',
    sent: 'Enlace enviado',
    asked: 'Enlace enviado {{at}}; vale por {{days}} días.',
    cannot:
      'No hay correo al que enviar el enlace. Complételo en el registro o archive un texto firmado.',
  },
  file: {
    open: 'Archivar texto firmado',
    title: 'Archivar texto firmado',
    text: 'Imprima el texto, recoja la firma y guarde aquí una foto del papel.',
    language: 'Idioma del texto',
    show: 'Ver el texto completo',
    print: 'Imprimir el texto',
    signed: 'Firmado el',
    paper: 'Foto del papel firmado',
    save: 'Archivar texto',
    done: 'Texto archivado',
  },
  withdrawal: {
    open: 'Registrar retiro',
    title: '¿Registrar el retiro del consentimiento?',
    text: 'La foto se borra ahora y el rostro se quita de cada lector. Para retirar no hace falta ningún papel.',
    paper: 'Foto de la solicitud, si la hay',
    save: 'Registrar retiro',
    done: 'Retiro registrado',
  },
  past: 'Consentimientos anteriores',
  onlyPaper: 'La propia persona envía la foto, con el consentimiento que dio.',
  sheet: {
    name: 'Nombre',
    guardian: 'Responsable, si es menor de edad',
    day: 'Fecha',
    signature: 'Firma',
    version: 'Versión {{version}}',
  },
}
