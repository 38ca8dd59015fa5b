import type { Language } from '@portaria/i18n/languages'
import { type LetterTexts, letter, type Recipient } from '../../../platform/mail/letter.ts'
import type { Letter } from '../../../platform/mail/mailer.ts'

type Texts = {
  proof: LetterTexts
  notice: (address: string) => LetterTexts
}

const texts: Record<Language, Texts> = {
  pt: {
    proof: {
      subject: 'Confirme este e-mail para o Portaria',
      paragraphs: ['Você pediu para entrar no Portaria com este e-mail daqui em diante.'],
      button: 'Confirmar este e-mail',
      ending:
        'O link vale por um dia e só pode ser usado uma vez. Se você não fez este pedido, ignore esta mensagem: nada muda.',
    },
    notice: (address) => ({
      subject: 'Pedido para trocar o seu e-mail do Portaria',
      paragraphs: [
        `Recebemos um pedido, feito com a sua senha, para trocar o seu e-mail de entrada no Portaria por ${address}.`,
        'Se foi você, abra a mensagem que chegou ao novo endereço. Até lá, nada muda.',
      ],
      button: 'Não fui eu: trocar a senha',
      ending: 'Trocar a senha cancela o pedido.',
    }),
  },
  en: {
    proof: {
      subject: 'Confirm this e-mail for Portaria',
      paragraphs: ['You asked to sign in to Portaria with this e-mail from now on.'],
      button: 'Confirm this e-mail',
      ending:
        'The link is good for one day and can be used once. If you did not ask for this, ignore this message: nothing changes.',
    },
    notice: (address) => ({
      subject: 'Request to change your Portaria e-mail',
      paragraphs: [
        `We received a request, made with your password, to change your Portaria sign-in e-mail to ${address}.`,
        'If it was you, open the message sent to the new address. Until then nothing changes.',
      ],
      button: 'It was not me: change the password',
      ending: 'Changing the password cancels the request.',
    }),
  },
  es: {
    proof: {
      subject: 'Confirme este correo para Portaria',
      paragraphs: ['Usted pidió entrar en Portaria con este correo de ahora en adelante.'],
      button: 'Confirmar este correo',
      ending:
        'El enlace vale por un día y se usa una sola vez. Si usted no hizo este pedido, ignore este mensaje: nada cambia.',
    },
    notice: (address) => ({
      subject: 'Pedido para cambiar su correo de Portaria',
      paragraphs: [
        `Recibimos un pedido, hecho con su contraseña, para cambiar su correo de entrada en Portaria por ${address}.`,
        'Si fue usted, abra el mensaje que llegó a la nueva dirección. Hasta entonces, nada cambia.',
      ],
      button: 'No fui yo: cambiar la contraseña',
      ending: 'Cambiar la contraseña cancela el pedido.',
    }),
  },
  ar: {
    proof: {
      subject: 'تأكيد هذا البريد الإلكتروني في Portaria',
      paragraphs: ['طلبت الدخول إلى Portaria بهذا البريد الإلكتروني من الآن فصاعدًا.'],
      button: 'تأكيد هذا البريد',
      ending:
        'الرابط صالح ليوم واحد ويُستخدم مرة واحدة فقط. إن لم تطلب ذلك فتجاهل هذه الرسالة: لا يتغير شيء.',
    },
    notice: (address) => ({
      subject: 'طلب تغيير بريدك الإلكتروني في Portaria',
      paragraphs: [
        `تلقينا طلبًا، بكلمة مرورك، لتغيير بريد دخولك إلى Portaria إلى ${address}.`,
        'إن كنت أنت فافتح الرسالة التي وصلت إلى العنوان الجديد. حتى ذلك الحين لا يتغير شيء.',
      ],
      button: 'لست أنا: تغيير كلمة المرور',
      ending: 'تغيير كلمة المرور يلغي الطلب.',
    }),
  },
}

/** Asks, at the new address, whether it belongs to the person who wants to sign in with it. */
export function emailProofLetter(to: Recipient, link: string): Letter {
  return letter(to, link, texts[to.language].proof)
}

/** Informs the old address of the request, and of the way to stop it. */
export function emailNoticeLetter(to: Recipient, link: string, address: string): Letter {
  return letter(to, link, texts[to.language].notice(address))
}
