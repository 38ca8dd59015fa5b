import type { Language } from '@portaria/i18n/languages'
import { letter, type Recipient } from '../../../platform/mail/letter.ts'
import type { Letter } from '../../../platform/mail/mailer.ts'

const texts = {
  pt: {
    reset: {
      subject: 'Redefina sua senha do Portaria',
      paragraphs: ['Recebemos um pedido para redefinir a sua senha do Portaria.'],
      button: 'Escolher nova senha',
      ending:
        'O link vale por uma hora e só pode ser usado uma vez. Se você não fez este pedido, ignore esta mensagem: sua senha continua a mesma.',
    },
    invitation: (place: string) => ({
      subject: `Convite para o Portaria: ${place}`,
      paragraphs: [`Você foi convidado para usar o Portaria em ${place}.`],
      button: 'Aceitar e escolher a senha',
      ending: 'O link vale por sete dias e só pode ser usado uma vez.',
    }),
    email: (address: string) => ({
      subject: 'Confirme o seu novo e-mail do Portaria',
      paragraphs: [
        `A administração pediu para trocar o seu e-mail de entrada no Portaria por ${address}.`,
      ],
      button: 'Confirmar o novo e-mail',
      ending:
        'O link vale por sete dias. Se você não concorda, ignore esta mensagem: nada muda sem a sua confirmação.',
    }),
    registration: {
      subject: 'Confirme o seu cadastro no Portaria',
      paragraphs: ['Recebemos um cadastro no Portaria com este e-mail.'],
      button: 'Confirmar o cadastro',
      ending:
        'O link vale por sete dias e só pode ser usado uma vez. Se você não fez este cadastro, ignore esta mensagem: ninguém entra com o seu e-mail.',
    },
    access: (place: string) => ({
      subject: `Novo acesso no Portaria: ${place}`,
      paragraphs: [`Você agora tem acesso ao Portaria em ${place}.`],
      button: 'Entrar',
      ending: 'Entre com o seu e-mail e a senha que você já usa.',
    }),
  },
  en: {
    reset: {
      subject: 'Reset your Portaria password',
      paragraphs: ['We received a request to reset your Portaria password.'],
      button: 'Choose a new password',
      ending:
        'The link is good for one hour and can be used once. If you did not ask for this, ignore this message: your password stays the same.',
    },
    invitation: (place: string) => ({
      subject: `Invitation to Portaria: ${place}`,
      paragraphs: [`You have been invited to use Portaria at ${place}.`],
      button: 'Accept and choose a password',
      ending: 'The link is good for seven days and can be used once.',
    }),
    email: (address: string) => ({
      subject: 'Confirm your new Portaria e-mail',
      paragraphs: [`An administrator asked to change your Portaria sign-in e-mail to ${address}.`],
      button: 'Confirm the new e-mail',
      ending:
        'The link is good for seven days. If you do not agree, ignore this message: nothing changes without you.',
    }),
    registration: {
      subject: 'Confirm your registration with Portaria',
      paragraphs: ['We received a registration with Portaria for this e-mail.'],
      button: 'Confirm the registration',
      ending:
        'The link is good for seven days and can be used once. If you did not register, ignore this message: nobody gets in with your e-mail.',
    },
    access: (place: string) => ({
      subject: `New access in Portaria: ${place}`,
      paragraphs: [`You now have access to Portaria at ${place}.`],
      button: 'Sign in',
      ending: 'Sign in with your e-mail and the password you already use.',
    }),
  },
  es: {
    reset: {
      subject: 'Restablezca su contraseña de Portaria',
      paragraphs: ['Recibimos un pedido para restablecer su contraseña de Portaria.'],
      button: 'Elegir contraseña nueva',
      ending:
        'El enlace vale por una hora y se usa una sola vez. Si usted no hizo este pedido, ignore este mensaje: su contraseña sigue igual.',
    },
    invitation: (place: string) => ({
      subject: `Invitación a Portaria: ${place}`,
      paragraphs: [`Usted fue invitado a usar Portaria en ${place}.`],
      button: 'Aceptar y elegir la contraseña',
      ending: 'El enlace vale por siete días y se usa una sola vez.',
    }),
    email: (address: string) => ({
      subject: 'Confirme su correo nuevo de Portaria',
      paragraphs: [
        `La administración pidió cambiar su correo de entrada en Portaria por ${address}.`,
      ],
      button: 'Confirmar el correo nuevo',
      ending:
        'El enlace vale por siete días. Si usted no está de acuerdo, ignore este mensaje: nada cambia sin su confirmación.',
    }),
    registration: {
      subject: 'Confirme su registro en Portaria',
      paragraphs: ['Recibimos un registro en Portaria con este correo.'],
      button: 'Confirmar el registro',
      ending:
        'El enlace vale por siete días y se usa una sola vez. Si usted no se registró, ignore este mensaje: nadie entra con su correo.',
    },
    access: (place: string) => ({
      subject: `Nuevo acceso en Portaria: ${place}`,
      paragraphs: [`Usted ahora tiene acceso a Portaria en ${place}.`],
      button: 'Entrar',
      ending: 'Entre con su correo electrónico y la contraseña que ya usa.',
    }),
  },
  ar: {
    reset: {
      subject: 'إعادة تعيين كلمة مرورك في Portaria',
      paragraphs: ['تلقينا طلبًا لإعادة تعيين كلمة مرورك في Portaria.'],
      button: 'اختيار كلمة مرور جديدة',
      ending:
        'الرابط صالح لساعة واحدة ويُستخدم مرة واحدة فقط. إن لم تطلب ذلك فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
    },
    invitation: (place: string) => ({
      subject: `دعوة إلى Portaria: ${place}`,
      paragraphs: [`دُعيت إلى استخدام Portaria في ${place}.`],
      button: 'القبول واختيار كلمة المرور',
      ending: 'الرابط صالح لسبعة أيام ويُستخدم مرة واحدة فقط.',
    }),
    email: (address: string) => ({
      subject: 'تأكيد بريدك الإلكتروني الجديد في Portaria',
      paragraphs: [`طلبت الإدارة تغيير بريد دخولك إلى Portaria إلى ${address}.`],
      button: 'تأكيد البريد الجديد',
      ending: 'الرابط صالح لسبعة أيام. إن لم توافق فتجاهل هذه الرسالة: لا يتغير شيء دون تأكيدك.',
    }),
    registration: {
      subject: 'تأكيد تسجيلك في Portaria',
      paragraphs: ['وصلنا تسجيل في Portaria بهذا البريد الإلكتروني.'],
      button: 'تأكيد التسجيل',
      ending:
        'الرابط صالح لسبعة أيام ويُستخدم مرة واحدة فقط. إن لم تسجّل أنت فتجاهل هذه الرسالة: لا يدخل أحد ببريدك.',
    },
    access: (place: string) => ({
      subject: `وصول جديد في Portaria: ${place}`,
      paragraphs: [`صار لديك الآن وصول إلى Portaria في ${place}.`],
      button: 'دخول',
      ending: 'ادخل ببريدك الإلكتروني وكلمة المرور التي تستخدمها.',
    }),
  },
} satisfies Record<Language, unknown>

/** Answers a forgotten password. */
export function resetLetter(to: Recipient, link: string): Letter {
  return letter(to, link, texts[to.language].reset)
}

/** Asks a new person to choose a password. `place` is the company's name. */
export function invitationLetter(to: Recipient, link: string, place: string): Letter {
  return letter(to, link, texts[to.language].invitation(place))
}

/** Asks a registered person to prove that the e-mail is theirs. */
export function registrationLetter(to: Recipient, link: string): Letter {
  return letter(to, link, texts[to.language].registration)
}

/** Asks, at the old address, whether the new one may take its place. */
export function emailChangeLetter(to: Recipient, link: string, address: string): Letter {
  return letter(to, link, texts[to.language].email(address))
}

/** Informs a person who has a password that they can use it in one more place. */
export function accessLetter(to: Recipient, link: string, place: string): Letter {
  return letter(to, link, texts[to.language].access(place))
}
