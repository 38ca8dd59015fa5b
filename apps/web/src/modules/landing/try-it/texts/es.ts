import type { pt } from './pt.ts'

export const es: typeof pt = {
  title: 'Pruebe',
  text: 'Abra dos ventanas: el celular de quien vive aquí y la portería. Lo que hace una aparece en la otra al instante.',
  textOnPhone:
    'Un paso a la vez: lo que hace una persona le aparece a la otra en el acto. Los pasos de otra persona cierran esta sesión para entrar como ella.',
  putAway: 'No mostrar más',
  as: 'como {{email}}',
  steps: {
    invite: {
      title: 'Invite a una visita',
      text: 'Escriba un nombre y envíe: el código QR ya vale.',
    },
    letIn: {
      title: 'Registre la entrada',
      text: 'En la portería, escriba el nombre o el PIN y Enter.',
    },
    receive: {
      title: 'Reciba un paquete',
      text: 'Elija la unidad: se avisa a quien vive allí.',
    },
    alarm: {
      title: 'Presione el botón rojo',
      text: 'Confirme el envío: la alarma suena en la portería.',
    },
  },
}
