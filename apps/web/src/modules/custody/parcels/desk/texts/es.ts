import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  reception: {
    title: 'Recibir paquetes',
    text: 'Lea la etiqueta y diga para quién es. La ventana sigue abierta para el siguiente.',
    keys: 'Enter recibe, Shift Enter recibe con foto, Esc termina.',
    recipient: 'Unidad o residente',
    found: 'Destinatarios encontrados',
    active: 'Seleccionado: {{name}}',
    nobody: 'No se encontró a nadie. Revise la unidad o el nombre.',
    choose: 'Elija la unidad o el residente.',
    save: 'Recibir',
    withPhoto: 'Con foto',
    shootAndSave: 'Fotografiar y recibir',
    held: 'Ya hay un paquete guardado con este código: {{number}}, {{whose}}.',
    see: 'Ver paquete',
    again: 'Recibir de todos modos',
    received: 'Recibido: paquete {{number}}, {{whose}}',
    already:
      'El paquete anterior ya estaba registrado y está en la lista. Revíselo antes de recibir este.',
  },
  sitting: {
    title: 'Recibidos ahora',
    none: 'Lo que reciba aparece aquí y puede deshacerse durante 15 minutos.',
    undo: 'Deshacer',
    undoOf: 'Deshacer el registro del paquete {{number}}',
    undone: 'Deshecho',
    print: 'Imprimir',
    sheet: 'Paquetes recibidos',
  },
  handOver: {
    title: 'Entregar paquetes',
    which: 'Paquetes que esperan',
    none: 'Ningún paquete espera.',
    number: 'Paquete {{number}}',
    save_one: 'Entregar',
    save_other: 'Entregar {{count}}',
    resident: 'Residente de otra unidad',
    other: 'Otra persona',
    otherText: 'Quien tiene un código retira con él. Sin código, indique el nombre y el motivo.',
    proof: 'Comprobante',
    signature: 'Firma',
    photo: 'Foto',
    missing: {
      signature: 'Falta la firma.',
      photo: 'Falta la foto. Sin cámara, use la firma.',
    },
  },
  photo: {
    camera: 'Imagen de la cámara',
    taken: 'Foto tomada',
    take: 'Fotografiar',
    again: 'Tomar otra',
    refused: 'No se pudo usar la cámara.',
  },
  move: {
    of: 'Cambiar de lugar el paquete {{number}}',
    save: 'Cambiar de lugar',
    done: 'Paquete {{number}} en otro lugar',
  },
  refusal: {
    print: 'Imprimir declaración',
    title: 'Declaración de correspondencia rechazada',
    letter: 'Correspondencia judicial {{number}}',
  },
}
