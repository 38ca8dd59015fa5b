import type { Language } from '@portaria/i18n/languages'
import type { DenialReason } from '../decisions/decision-words.ts'

/** What the display of a reader says to whoever stands before it. */
export type DoorMessage = DenialReason | 'granted' | 'pending'

/** Letters that the smallest display of a reader shows at once. */
export const DOOR_MESSAGE = 40

/**
 * The messages of displays. Neighbours read along: none says that somebody is blocked, or that a card
 * was reported lost.
 */
const messages: Readonly<Record<Language, Readonly<Record<DoorMessage, string>>>> = {
  pt: {
    granted: 'Acesso liberado',
    pending: 'Apresente a segunda credencial',
    unknown: 'Não reconhecido',
    blocked: 'Procure a portaria',
    not_yet: 'Ainda não é válido',
    expired: 'Validade encerrada',
    schedule: 'Fora do horário',
    holiday: 'Não vale em feriado',
    wrong_point: 'Sem acesso por aqui',
    used_up: 'Convite já usado',
    revoked: 'Credencial cancelada',
    lost_card: 'Credencial cancelada',
    no_consent: 'Use outra credencial',
    passback: 'Saída não registrada',
    interlock: 'Aguarde a outra porta fechar',
    lockdown: 'Entrada suspensa',
    error: 'Tente de novo ou procure a portaria',
  },
  en: {
    granted: 'Access granted',
    pending: 'Show the second credential',
    unknown: 'Not recognized',
    blocked: 'Please see the front desk',
    not_yet: 'Not valid yet',
    expired: 'No longer valid',
    schedule: 'Outside permitted hours',
    holiday: 'Not valid on holidays',
    wrong_point: 'No access here',
    used_up: 'Invitation already used',
    revoked: 'Credential cancelled',
    lost_card: 'Credential cancelled',
    no_consent: 'Use another credential',
    passback: 'Exit not recorded',
    interlock: 'Wait for the other door to close',
    lockdown: 'Entry suspended',
    error: 'Try again or see the front desk',
  },
  es: {
    granted: 'Acceso permitido',
    pending: 'Presente la segunda credencial',
    unknown: 'No reconocido',
    blocked: 'Consulte en la portería',
    not_yet: 'Aún no es válido',
    expired: 'Validez terminada',
    schedule: 'Fuera de horario',
    holiday: 'No vale en feriados',
    wrong_point: 'Sin acceso por aquí',
    used_up: 'Invitación ya usada',
    revoked: 'Credencial cancelada',
    lost_card: 'Credencial cancelada',
    no_consent: 'Use otra credencial',
    passback: 'Salida no registrada',
    interlock: 'Espere a que cierre la otra puerta',
    lockdown: 'Entrada suspendida',
    error: 'Intente de nuevo o consulte la portería',
  },
  ar: {
    granted: 'تم السماح بالدخول',
    pending: 'أبرز وسيلة التعريف الثانية',
    unknown: 'غير معروف',
    blocked: 'راجع البوابة',
    not_yet: 'لم تبدأ الصلاحية بعد',
    expired: 'انتهت الصلاحية',
    schedule: 'خارج الوقت المسموح',
    holiday: 'غير صالح في العطل',
    wrong_point: 'لا دخول من هنا',
    used_up: 'استُخدمت الدعوة من قبل',
    revoked: 'وسيلة التعريف ملغاة',
    lost_card: 'وسيلة التعريف ملغاة',
    no_consent: 'استخدم وسيلة تعريف أخرى',
    passback: 'لم يُسجَّل الخروج',
    interlock: 'انتظر حتى يُغلق الباب الآخر',
    lockdown: 'الدخول موقوف',
    error: 'حاول مجددًا أو راجع البوابة',
  },
}

/** Returns what a display says, in a language. */
export const doorMessage = (language: Language, message: DoorMessage): string =>
  messages[language][message]
