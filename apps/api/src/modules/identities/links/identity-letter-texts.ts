import type { Language } from '@portaria/i18n/languages'
import { type LetterTexts, letter, type Recipient } from '../../../platform/mail/letter.ts'
import type { Letter } from '../../../platform/mail/mailer.ts'

type Texts = Record<'known' | 'new', (provider: string) => LetterTexts>

const texts: Record<Language, Texts> = {
  pt: {
    known: (provider) => ({
      subject: `Confirme a entrada com ${provider} no Portaria`,
      paragraphs: [
        `Alguém que entrou com ${provider} quer usar essa entrada na sua conta do Portaria.`,
      ],
      button: 'Confirmar a entrada',
      ending: `O link vale por sete dias e só pode ser usado uma vez, por quem entra com a mesma conta de ${provider}. Se não foi você, ignore esta mensagem: nada muda.`,
    }),
    new: (provider) => ({
      subject: 'Confirme o seu cadastro no Portaria',
      paragraphs: [`Recebemos um cadastro no Portaria com este e-mail, por ${provider}.`],
      button: 'Confirmar o cadastro',
      ending: `O link vale por sete dias e só pode ser usado uma vez, por quem entra com a mesma conta de ${provider}. Se não foi você, ignore esta mensagem: ninguém entra com o seu e-mail.`,
    }),
  },
  en: {
    known: (provider) => ({
      subject: `Confirm signing in to Portaria with ${provider}`,
      paragraphs: [
        `Somebody who signed in with ${provider} wants to use it for your Portaria account.`,
      ],
      button: 'Confirm it',
      ending: `The link is good for seven days and can be used once, by who signs in with the same ${provider} account. If this was not you, ignore this message: nothing changes.`,
    }),
    new: (provider) => ({
      subject: 'Confirm your registration with Portaria',
      paragraphs: [
        `We received a registration with Portaria for this e-mail, through ${provider}.`,
      ],
      button: 'Confirm the registration',
      ending: `The link is good for seven days and can be used once, by who signs in with the same ${provider} account. If this was not you, ignore this message: nobody gets in with your e-mail.`,
    }),
  },
  es: {
    known: (provider) => ({
      subject: `Confirme la entrada con ${provider} en Portaria`,
      paragraphs: [
        `Alguien que entró con ${provider} quiere usar esa entrada en su cuenta de Portaria.`,
      ],
      button: 'Confirmar la entrada',
      ending: `El enlace vale por siete días y se usa una sola vez, por quien entra con la misma cuenta de ${provider}. Si no fue usted, ignore este mensaje: nada cambia.`,
    }),
    new: (provider) => ({
      subject: 'Confirme su registro en Portaria',
      paragraphs: [`Recibimos un registro en Portaria con este correo, por ${provider}.`],
      button: 'Confirmar el registro',
      ending: `El enlace vale por siete días y se usa una sola vez, por quien entra con la misma cuenta de ${provider}. Si no fue usted, ignore este mensaje: nadie entra con su correo.`,
    }),
  },
  ar: {
    known: (provider) => ({
      subject: `تأكيد الدخول إلى Portaria عبر ${provider}`,
      paragraphs: [`شخص دخل عبر ${provider} يريد استخدام هذا الدخول لحسابك في Portaria.`],
      button: 'تأكيد الدخول',
      ending: `الرابط صالح لسبعة أيام ويُستخدم مرة واحدة، ممن يدخل بحساب ${provider} نفسه. إن لم تكن أنت فتجاهل هذه الرسالة: لا يتغير شيء.`,
    }),
    new: (provider) => ({
      subject: 'تأكيد تسجيلك في Portaria',
      paragraphs: [`وصلنا تسجيل في Portaria بهذا البريد الإلكتروني عبر ${provider}.`],
      button: 'تأكيد التسجيل',
      ending: `الرابط صالح لسبعة أيام ويُستخدم مرة واحدة، ممن يدخل بحساب ${provider} نفسه. إن لم تكن أنت فتجاهل هذه الرسالة: لا يدخل أحد ببريدك.`,
    }),
  },
}

/**
 * Asks the owner of an e-mail whether an identity of a provider is theirs; `kind` tells whether
 * they are known.
 */
export function identityLetter(
  to: Recipient,
  link: string,
  { kind, provider }: { kind: keyof Texts; provider: string },
): Letter {
  return letter(to, link, texts[to.language][kind](provider))
}
