import type { Language } from '@portaria/i18n/languages'
import { type LetterTexts, letter, type Recipient } from '../../../../platform/mail/letter.ts'
import type { Letter } from '../../../../platform/mail/mailer.ts'

/**
 * A notice about a change of a person's ways to sign in; `name` is a passkey's, `left` counts
 * codes.
 */
export type SecurityNews =
  | { kind: 'totp_enabled' | 'totp_disabled' | 'recovery_codes_renewed' }
  | { kind: 'passkey_added' | 'passkey_removed'; name: string }
  /** `name` is the provider's. */
  | { kind: 'identity_linked' | 'identity_unlinked'; name: string }
  | { kind: 'recovery_code_used'; left: number }
  /** Somebody with the right password tries codes. */
  | { kind: 'codes_wrong' }
  /** Removed by the link of the letter that an administrator requested. */
  | { kind: 'second_factor_removed' }

type NoticeTexts = [subject: string, paragraph: string]

type Texts = {
  button: string
  ending: string
  /** `about` is the name or the count in a notice that has one. */
  news: Record<SecurityNews['kind'], (about: string) => NoticeTexts>
  reset: LetterTexts
}

const texts: Record<Language, Texts> = {
  pt: {
    button: 'Ver a segurança da conta',
    ending: 'Se não foi você, troque a sua senha agora e fale com a administração.',
    news: {
      totp_enabled: () => [
        'Aplicativo autenticador ativado no Portaria',
        'A verificação em duas etapas com aplicativo foi ativada. A entrada agora pede um código dele além da senha.',
      ],
      totp_disabled: () => [
        'Aplicativo autenticador desativado no Portaria',
        'A verificação por aplicativo foi desativada na sua conta.',
      ],
      recovery_codes_renewed: () => [
        'Novos códigos de recuperação do Portaria',
        'Novos códigos de recuperação foram gerados. Os anteriores não valem mais.',
      ],
      passkey_added: (about) => [
        'Nova chave de acesso no Portaria',
        `A chave de acesso “${about}” foi adicionada à sua conta.`,
      ],
      passkey_removed: (about) => [
        'Chave de acesso removida do Portaria',
        `A chave de acesso “${about}” foi removida da sua conta.`,
      ],
      identity_linked: (about) => [
        'Nova forma de entrar no Portaria',
        `A entrada com ${about} foi ligada à sua conta.`,
      ],
      identity_unlinked: (about) => [
        'Forma de entrar retirada do Portaria',
        `A entrada com ${about} foi desligada da sua conta.`,
      ],
      recovery_code_used: (about) => [
        'Código de recuperação usado no Portaria',
        `Um código de recuperação da sua conta foi usado. Códigos que restam: ${about}.`,
      ],
      codes_wrong: () => [
        'Alguém está tentando entrar na sua conta do Portaria',
        'Alguém digitou a sua senha certa e errou o código de verificação várias vezes. Se foi você, espere um pouco e tente de novo.',
      ],
      second_factor_removed: () => [
        'Verificação em duas etapas retirada no Portaria',
        'A verificação em duas etapas foi retirada da sua conta. A entrada pede só a senha, até você ativá-la de novo.',
      ],
    },
    reset: {
      subject: 'Retirar a verificação em duas etapas do Portaria',
      paragraphs: [
        'A administração pediu para retirar a verificação em duas etapas da sua conta, para você voltar a entrar só com a senha.',
      ],
      button: 'Retirar a verificação',
      ending:
        'O link vale por um dia e só pode ser usado uma vez. Se você não pediu ajuda, ignore esta mensagem: nada muda sem a sua confirmação.',
    },
  },
  en: {
    button: 'See the security of the account',
    ending: 'If this was not you, change your password now and tell the administration.',
    news: {
      totp_enabled: () => [
        'Authenticator app turned on in Portaria',
        'Two-step verification by app was turned on. Signing in now asks for a code of it besides the password.',
      ],
      totp_disabled: () => [
        'Authenticator app turned off in Portaria',
        'Verification by app was turned off for your account.',
      ],
      recovery_codes_renewed: () => [
        'New recovery codes in Portaria',
        'New recovery codes were made. Those of before are no longer good.',
      ],
      passkey_added: (about) => [
        'New passkey in Portaria',
        `The passkey “${about}” was added to your account.`,
      ],
      passkey_removed: (about) => [
        'Passkey removed in Portaria',
        `The passkey “${about}” was removed from your account.`,
      ],
      identity_linked: (about) => [
        'New way to sign in to Portaria',
        `Signing in with ${about} was linked to your account.`,
      ],
      identity_unlinked: (about) => [
        'Way to sign in removed in Portaria',
        `Signing in with ${about} was unlinked from your account.`,
      ],
      recovery_code_used: (about) => [
        'Recovery code used in Portaria',
        `A recovery code of your account was used. Codes left: ${about}.`,
      ],
      codes_wrong: () => [
        'Somebody is trying to get into your Portaria account',
        'Somebody entered your right password and got the verification code wrong several times. If it was you, wait a little and try again.',
      ],
      second_factor_removed: () => [
        'Two-step verification removed in Portaria',
        'Two-step verification was removed from your account. Signing in asks for the password alone until you turn it on again.',
      ],
    },
    reset: {
      subject: 'Remove two-step verification from Portaria',
      paragraphs: [
        'The administration asked to remove two-step verification from your account, so that you can sign in with your password alone.',
      ],
      button: 'Remove the verification',
      ending:
        'The link is good for one day and can be used once. If you did not ask for help, ignore this message: nothing changes without you.',
    },
  },
  es: {
    button: 'Ver la seguridad de la cuenta',
    ending: 'Si no fue usted, cambie su contraseña ahora y avise a la administración.',
    news: {
      totp_enabled: () => [
        'Aplicación de autenticación activada en Portaria',
        'La verificación en dos pasos con aplicación fue activada. La entrada ahora pide un código de ella además de la contraseña.',
      ],
      totp_disabled: () => [
        'Aplicación de autenticación desactivada en Portaria',
        'La verificación por aplicación fue desactivada en su cuenta.',
      ],
      recovery_codes_renewed: () => [
        'Nuevos códigos de recuperación de Portaria',
        'Se generaron nuevos códigos de recuperación. Los anteriores ya no valen.',
      ],
      passkey_added: (about) => [
        'Nueva llave de acceso en Portaria',
        `La llave de acceso «${about}» fue agregada a su cuenta.`,
      ],
      passkey_removed: (about) => [
        'Llave de acceso quitada de Portaria',
        `La llave de acceso «${about}» fue quitada de su cuenta.`,
      ],
      identity_linked: (about) => [
        'Nueva forma de entrar en Portaria',
        `La entrada con ${about} fue vinculada a su cuenta.`,
      ],
      identity_unlinked: (about) => [
        'Forma de entrar retirada de Portaria',
        `La entrada con ${about} fue desvinculada de su cuenta.`,
      ],
      recovery_code_used: (about) => [
        'Código de recuperación usado en Portaria',
        `Se usó un código de recuperación de su cuenta. Códigos que quedan: ${about}.`,
      ],
      codes_wrong: () => [
        'Alguien intenta entrar en su cuenta de Portaria',
        'Alguien escribió su contraseña correcta y erró el código de verificación varias veces. Si fue usted, espere un poco e intente de nuevo.',
      ],
      second_factor_removed: () => [
        'Verificación en dos pasos retirada en Portaria',
        'La verificación en dos pasos fue retirada de su cuenta. La entrada pide solo la contraseña hasta que usted la active de nuevo.',
      ],
    },
    reset: {
      subject: 'Retirar la verificación en dos pasos de Portaria',
      paragraphs: [
        'La administración pidió retirar la verificación en dos pasos de su cuenta, para que usted vuelva a entrar solo con la contraseña.',
      ],
      button: 'Retirar la verificación',
      ending:
        'El enlace vale por un día y se usa una sola vez. Si usted no pidió ayuda, ignore este mensaje: nada cambia sin su confirmación.',
    },
  },
  ar: {
    button: 'عرض أمان الحساب',
    ending: 'إن لم تكن أنت من فعل ذلك فغيّر كلمة مرورك الآن وأخبر الإدارة.',
    news: {
      totp_enabled: () => [
        'تفعيل تطبيق المصادقة في Portaria',
        'فُعّل التحقق بخطوتين عبر التطبيق. يطلب الدخول الآن رمزًا منه إلى جانب كلمة المرور.',
      ],
      totp_disabled: () => [
        'إيقاف تطبيق المصادقة في Portaria',
        'أُوقف التحقق عبر التطبيق في حسابك.',
      ],
      recovery_codes_renewed: () => [
        'رموز استرداد جديدة في Portaria',
        'أُنشئت رموز استرداد جديدة. لم تعد الرموز السابقة صالحة.',
      ],
      passkey_added: (about) => [
        'مفتاح مرور جديد في Portaria',
        `أُضيف مفتاح المرور «${about}» إلى حسابك.`,
      ],
      passkey_removed: (about) => [
        'إزالة مفتاح مرور من Portaria',
        `أُزيل مفتاح المرور «${about}» من حسابك.`,
      ],
      identity_linked: (about) => [
        'طريقة دخول جديدة في Portaria',
        `رُبط الدخول عبر ${about} بحسابك.`,
      ],
      identity_unlinked: (about) => [
        'إزالة طريقة دخول من Portaria',
        `فُصل الدخول عبر ${about} عن حسابك.`,
      ],
      recovery_code_used: (about) => [
        'استخدام رمز استرداد في Portaria',
        `استُخدم رمز استرداد لحسابك. الرموز المتبقية: ${about}.`,
      ],
      codes_wrong: () => [
        'أحدهم يحاول الدخول إلى حسابك في Portaria',
        'كتب أحدهم كلمة مرورك الصحيحة وأخطأ في رمز التحقق عدة مرات. إن كنت أنت فانتظر قليلًا ثم حاول مرة أخرى.',
      ],
      second_factor_removed: () => [
        'إزالة التحقق بخطوتين في Portaria',
        'أُزيل التحقق بخطوتين من حسابك. يطلب الدخول كلمة المرور وحدها حتى تفعّله من جديد.',
      ],
    },
    reset: {
      subject: 'إزالة التحقق بخطوتين من Portaria',
      paragraphs: ['طلبت الإدارة إزالة التحقق بخطوتين من حسابك كي تدخل بكلمة المرور وحدها.'],
      button: 'إزالة التحقق',
      ending:
        'الرابط صالح ليوم واحد ويُستخدم مرة واحدة فقط. إن لم تطلب المساعدة فتجاهل هذه الرسالة: لا يتغير شيء دون تأكيدك.',
    },
  },
}

/** The notice to a person about their second factor; `link` is their own page. */
export function securityLetter(to: Recipient, link: string, news: SecurityNews): Letter {
  const { button, ending, news: notices } = texts[to.language]
  const about = 'name' in news ? news.name : 'left' in news ? String(news.left) : ''
  const [subject, paragraph] = notices[news.kind](about)
  return letter(to, link, { subject, paragraphs: [paragraph], button, ending })
}

/** Asks a person whether their second factor may be removed, on an administrator's request. */
export function secondFactorResetLetter(to: Recipient, link: string): Letter {
  return letter(to, link, texts[to.language].reset)
}
