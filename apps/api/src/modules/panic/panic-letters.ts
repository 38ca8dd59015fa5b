import { incidentWords } from '@portaria/contract/modules/panic/incident-words/every-language'
import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import { type Language, locales } from '@portaria/i18n/languages'
import { zoneWords } from '@portaria/i18n/zone-words'
import { type LetterTexts, letter, type Recipient } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/mailer.ts'
import type { EscalationLevel } from './panic-escalation.ts'

/** The content of a letter about an alert. */
export type PanicNews = {
  level: EscalationLevel
  alert: Pick<
    PanicAlert,
    'id' | 'message' | 'pressed_at' | 'raised_by' | 'motive' | 'silent' | 'source' | 'cancelled_at'
  >
  company: { id: string; name: string; time_zone: string }
}

/** The values in the texts, all from the alert itself. */
type Facts = { who: string; place: string; where: string; when: string; message: string | null }

type AlertTexts = {
  subject: (facts: Facts) => string
  /** The sentence about the event, by the level of the letter. */
  happened: Record<EscalationLevel, (facts: Facts) => string>
  where: string
  when: string
  message: string
  todo: Record<EscalationLevel, string>
  button: string
  ending: Record<EscalationLevel, (facts: Facts) => string>
}

const texts: Record<Language, AlertTexts> = {
  pt: {
    subject: ({ who, place }) => `Pânico em ${place}: ${who}`,
    happened: {
      recipients: ({ who, place }) => `${who} acionou o pânico em ${place}.`,
      letter: ({ who, place }) =>
        `${who} acionou o pânico em ${place} e ninguém assumiu o atendimento.`,
      platform: ({ who, place }) =>
        `${who} acionou o pânico em ${place}. Nem a portaria nem os síndicos assumiram o atendimento.`,
    },
    where: 'Onde',
    when: 'Quando',
    message: 'Mensagem',
    todo: {
      recipients:
        'Abra o alerta e toque em “Estou a caminho” se você for. Se não puder, ligue 190.',
      letter: 'Abra o alerta e toque em “Estou a caminho” se você for. Se não puder, ligue 190.',
      platform:
        'Fale já com a empresa. Se ninguém atender, ligue 190. Quem acionou já foi avisado a ligar 190.',
    },
    button: 'Abrir o alerta',
    ending: {
      recipients: ({ place }) =>
        `Você recebe este e-mail porque ${place} escolheu avisar você de cada alerta.`,
      letter: ({ place }) => `Você recebe este e-mail como síndico de ${place}.`,
      platform: () => 'Você recebe este e-mail como administrador da plataforma.',
    },
  },
  en: {
    subject: ({ who, place }) => `Panic at ${place}: ${who}`,
    happened: {
      recipients: ({ who, place }) => `${who} raised a panic alert at ${place}.`,
      letter: ({ who, place }) =>
        `${who} raised a panic alert at ${place}, and nobody has taken it.`,
      platform: ({ who, place }) =>
        `${who} raised a panic alert at ${place}. Neither the gate nor the managers have taken it.`,
    },
    where: 'Where',
    when: 'When',
    message: 'Message',
    todo: {
      recipients: 'Open the alert and press “I am on my way” if you go. If you cannot, call 190.',
      letter: 'Open the alert and press “I am on my way” if you go. If you cannot, call 190.',
      platform:
        'Speak to the company now. If nobody answers, call 190. The sender has been told to call 190.',
    },
    button: 'Open the alert',
    ending: {
      recipients: ({ place }) =>
        `You get this letter because ${place} has chosen you to hear of each alert.`,
      letter: ({ place }) => `You get this letter as a manager of ${place}.`,
      platform: () => 'You get this letter as an administrator of the platform.',
    },
  },
  es: {
    subject: ({ who, place }) => `Pánico en ${place}: ${who}`,
    happened: {
      recipients: ({ who, place }) => `${who} activó el pánico en ${place}.`,
      letter: ({ who, place }) => `${who} activó el pánico en ${place} y nadie asumió la atención.`,
      platform: ({ who, place }) =>
        `${who} activó el pánico en ${place}. Ni la portería ni los gestores asumieron la atención.`,
    },
    where: 'Dónde',
    when: 'Cuándo',
    message: 'Mensaje',
    todo: {
      recipients: 'Abra la alerta y toque “Voy en camino” si usted va. Si no puede, llame al 190.',
      letter: 'Abra la alerta y toque “Voy en camino” si usted va. Si no puede, llame al 190.',
      platform:
        'Hable ya con la empresa. Si nadie responde, llame al 190. A quien la activó ya se le indicó llamar al 190.',
    },
    button: 'Abrir la alerta',
    ending: {
      recipients: ({ place }) =>
        `Usted recibe este correo porque ${place} eligió avisarle de cada alerta.`,
      letter: ({ place }) => `Usted recibe este correo como gestor de ${place}.`,
      platform: () => 'Usted recibe este correo como administrador de la plataforma.',
    },
  },
  ar: {
    subject: ({ who, place }) => `نداء استغاثة في ${place}: ${who}`,
    happened: {
      recipients: ({ who, place }) => `أطلق ${who} نداء الاستغاثة في ${place}.`,
      letter: ({ who, place }) => `أطلق ${who} نداء الاستغاثة في ${place} ولم يتولَّه أحد.`,
      platform: ({ who, place }) =>
        `أطلق ${who} نداء الاستغاثة في ${place}. لم تتولَّه البوابة ولا المديرون.`,
    },
    where: 'المكان',
    when: 'الوقت',
    message: 'الرسالة',
    todo: {
      recipients: 'افتح النداء واضغط «أنا في الطريق» إن كنت ذاهبًا. وإن لم تستطع فاتصل بالرقم 190.',
      letter: 'افتح النداء واضغط «أنا في الطريق» إن كنت ذاهبًا. وإن لم تستطع فاتصل بالرقم 190.',
      platform:
        'تواصل مع الشركة الآن. وإن لم يُجب أحد فاتصل بالرقم 190. وقد طُلب من المُرسل الاتصال بالرقم 190.',
    },
    button: 'فتح النداء',
    ending: {
      recipients: ({ place }) => `تصلك هذه الرسالة لأن ${place} اختارت إبلاغك بكل نداء.`,
      letter: ({ place }) => `تصلك هذه الرسالة بصفتك مديرًا في ${place}.`,
      platform: () => 'تصلك هذه الرسالة بصفتك من مسؤولي المنصة.',
    },
  },
}

/**
 * The letter to one person about an alert that nobody has acknowledged; its message is the sender's
 * own.
 */
export function panicLetter(to: Recipient, publicUrl: string, news: PanicNews): Letter {
  const { level, alert, company } = news
  const words = texts[to.language]
  const said = incidentWords[to.language]
  const isDrill = alert.source === 'drill'
  const facts: Facts = {
    who: alert.raised_by.name,
    place: company.name,
    where: alert.raised_by.apartments.join(', '),
    when: momentOf(alert.pressed_at, company.time_zone, to.language),
    message: alert.message,
  }
  const lines: LetterTexts = {
    // A subject is one line, also where a name contains line breaks.
    subject: `${isDrill ? `${said.drill}: ` : ''}${words.subject(facts)}`.replace(/\s+/g, ' '),
    paragraphs: [
      ...(isDrill ? [said.drillText] : []),
      ...(alert.source === 'access' ? [`${said.forced}. ${said.forcedText}`] : []),
      ...(alert.silent ? [said.silent] : []),
      ...(alert.cancelled_at === null ? [] : [said.cancelled]),
      words.happened[level](facts),
      ...(alert.motive === null ? [] : [`${said.motive}: ${said.motives[alert.motive]}`]),
      ...(facts.where === '' ? [] : [`${words.where}: ${facts.where}`]),
      `${words.when}: ${facts.when}`,
      ...(facts.message === null ? [] : [`${words.message}: ${facts.message}`]),
      // In an exercise, nobody is asked to call for help.
      ...(isDrill ? [] : [words.todo[level]]),
    ],
    button: words.button,
    ending: words.ending[level](facts),
  }
  return letter(to, linkTo(publicUrl, news), lines)
}

/**
 * The link to the alert on the landing page; for an administrator it opens in the alert's company.
 */
function linkTo(publicUrl: string, { level, alert, company }: PanicNews): string {
  const asked = new URLSearchParams({
    alert: alert.id,
    ...(level === 'platform' && { company: company.id }),
  })
  return `${publicUrl}/apps/dashboards/project?${asked}`
}

function momentOf(at: string, timeZone: string, language: Language): string {
  const written = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at))
  return `${written} (${zoneWords(language, timeZone)})`
}
