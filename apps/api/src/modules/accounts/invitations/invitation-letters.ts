import type { Role } from '@portaria/contract/actors/roles'
import { choiceLabel, loadRegisterTexts } from '@portaria/contract/loaded-texts/register-texts'
import type { Language } from '@portaria/i18n/languages'
import { type LetterTexts, letter, type Recipient } from '../../../platform/mail/letter.ts'
import type { Letter } from '../../../platform/mail/mailer.ts'

/**
 * The content of an invitation's letter: roles, and the company's name as the platform maintains
 * it. Nothing that the inviting person typed, since they may write to any address.
 */
export type InvitationNews = { company: string | null; role: Role; invitedAs: Role | 'system' }

/** The content of a letter to síndicos about a new síndico. */
export type SindicoNews = { company: string; waits: boolean }

type Texts = {
  platform: string
  invitation: (place: string, role: string, by: string) => LetterTexts
  sindico: (place: string) => LetterTexts
  waiting: (place: string) => LetterTexts
}

const texts: Record<Language, Texts> = {
  pt: {
    platform: 'Portaria',
    invitation: (place, role, by) => ({
      subject: `Convite para o Portaria: ${place}`,
      paragraphs: [
        `Você recebeu um convite para usar o Portaria. Empresa: ${place}. Papel: ${role}. Quem convida: ${by}.`,
      ],
      button: 'Ver o convite',
      ending:
        'O link vale por 30 dias e só pode ser usado uma vez. Se você não esperava este convite, ignore esta mensagem: nada começa sem você.',
    }),
    sindico: (place) => ({
      subject: `Novo síndico convidado: ${place}`,
      paragraphs: [`A administração da plataforma convidou mais um síndico para ${place}.`],
      button: 'Ver as pessoas',
      ending: 'Se você não esperava isto, fale com a administração da plataforma.',
    }),
    waiting: (place) => ({
      subject: `Novo síndico espera a sua confirmação: ${place}`,
      paragraphs: [
        `A equipe da plataforma indicou mais um síndico para ${place}. O acesso só começa depois que um dos síndicos ou um administrador confirmar.`,
      ],
      button: 'Ver e decidir',
      ending: 'Se você não reconhece a pessoa, recuse: sem a confirmação, nada começa.',
    }),
  },
  en: {
    platform: 'Portaria',
    invitation: (place, role, by) => ({
      subject: `Invitation to Portaria: ${place}`,
      paragraphs: [
        `You have an invitation to use Portaria. Company: ${place}. Role: ${role}. Invited by: ${by}.`,
      ],
      button: 'See the invitation',
      ending:
        'The link is good for 30 days and can be used once. If you did not expect this invitation, ignore this message: nothing begins without you.',
    }),
    sindico: (place) => ({
      subject: `New manager invited: ${place}`,
      paragraphs: [`The administration of the platform has invited one more manager to ${place}.`],
      button: 'See the people',
      ending: 'If you did not expect this, speak to the administration of the platform.',
    }),
    waiting: (place) => ({
      subject: `A new manager waits for your confirmation: ${place}`,
      paragraphs: [
        `The platform’s team has named one more manager for ${place}. Their access begins only once one of the managers or an administrator has confirmed.`,
      ],
      button: 'See and decide',
      ending: 'If you do not know the person, decline: nothing begins without a confirmation.',
    }),
  },
  es: {
    platform: 'Portaria',
    invitation: (place, role, by) => ({
      subject: `Invitación a Portaria: ${place}`,
      paragraphs: [
        `Usted recibió una invitación para usar Portaria. Empresa: ${place}. Función: ${role}. Quién invita: ${by}.`,
      ],
      button: 'Ver la invitación',
      ending:
        'El enlace vale por 30 días y se usa una sola vez. Si usted no esperaba esta invitación, ignore este mensaje: nada comienza sin usted.',
    }),
    sindico: (place) => ({
      subject: `Nuevo gestor invitado: ${place}`,
      paragraphs: [`La administración de la plataforma invitó a un gestor más para ${place}.`],
      button: 'Ver las personas',
      ending: 'Si usted no esperaba esto, hable con la administración de la plataforma.',
    }),
    waiting: (place) => ({
      subject: `Un nuevo gestor espera su confirmación: ${place}`,
      paragraphs: [
        `El equipo de la plataforma propuso un gestor más para ${place}. El acceso comienza solo cuando uno de los gestores o un administrador lo confirma.`,
      ],
      button: 'Ver y decidir',
      ending: 'Si usted no reconoce a la persona, rechace: sin confirmación nada comienza.',
    }),
  },
  ar: {
    platform: 'Portaria',
    invitation: (place, role, by) => ({
      subject: `دعوة إلى Portaria: ${place}`,
      paragraphs: [
        `وصلتك دعوة لاستخدام Portaria. الشركة: ${place}. الدور: ${role}. صاحب الدعوة: ${by}.`,
      ],
      button: 'عرض الدعوة',
      ending:
        'الرابط صالح لثلاثين يومًا ويُستخدم مرة واحدة فقط. إن لم تكن تنتظر هذه الدعوة فتجاهل هذه الرسالة: لا يبدأ شيء دونك.',
    }),
    sindico: (place) => ({
      subject: `دعوة مدير جديد: ${place}`,
      paragraphs: [`دعت إدارة المنصة مديرًا آخر إلى ${place}.`],
      button: 'عرض الأشخاص',
      ending: 'إن لم تكن تنتظر ذلك فتحدث إلى إدارة المنصة.',
    }),
    waiting: (place) => ({
      subject: `مدير جديد ينتظر تأكيدك: ${place}`,
      paragraphs: [
        `رشّح فريق المنصة مديرًا آخر إلى ${place}. لا تبدأ صلاحيته إلا بعد أن يؤكدها أحد المديرين أو مسؤول المنصة.`,
      ],
      button: 'العرض واتخاذ القرار',
      ending: 'إن لم تعرف الشخص فارفض: لا يبدأ شيء دون تأكيد.',
    }),
  },
}

/** The letter that offers a membership to an address. */
export async function invitationLetter(
  to: Recipient,
  link: string,
  { company, role, invitedAs }: InvitationNews,
): Promise<Letter> {
  const { language } = to
  await loadRegisterTexts(language)
  const { invitation, platform } = texts[language]
  const roleOf = (one: Role | 'system') =>
    one === 'system' ? platform : choiceLabel(language, 'memberships', 'role', one)
  return letter(to, link, invitation(company ?? platform, roleOf(role), roleOf(invitedAs)))
}

/** Makes the letter to a síndico about a new síndico, who may wait for their confirmation. */
export function newSindicoLetter(
  to: Recipient,
  link: string,
  { company, waits }: SindicoNews,
): Letter {
  return letter(to, link, texts[to.language][waits ? 'waiting' : 'sindico'](company))
}
