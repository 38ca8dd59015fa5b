import type { Language } from '@portaria/contract/actor'
import type { Letter } from '../../platform/mail/mailer.ts'

/** To whom a letter goes, and in which language. */
export type Recipient = { name: string; email: string; language: Language }

type Words = {
  subject: string
  greeting: string
  paragraphs: string[]
  button: string
  ending: string
}

const texts = {
  pt: {
    greeting: (name: string) => `Olá, ${name}!`,
    reset: {
      subject: 'Redefina sua senha da Portaria',
      paragraphs: ['Recebemos um pedido para redefinir a sua senha da Portaria.'],
      button: 'Escolher nova senha',
      ending:
        'O link vale por uma hora e só pode ser usado uma vez. Se você não fez este pedido, ignore esta mensagem: sua senha continua a mesma.',
    },
    invitation: (place: string) => ({
      subject: `Convite para a Portaria: ${place}`,
      paragraphs: [`Você foi convidado para usar a Portaria em ${place}.`],
      button: 'Aceitar e escolher a senha',
      ending: 'O link vale por sete dias e só pode ser usado uma vez.',
    }),
    email: (address: string) => ({
      subject: 'Confirme o seu novo e-mail da Portaria',
      paragraphs: [
        `A administração pediu para trocar o seu e-mail de entrada na Portaria por ${address}.`,
      ],
      button: 'Confirmar o novo e-mail',
      ending:
        'O link vale por sete dias. Se você não concorda, ignore esta mensagem: nada muda sem a sua confirmação.',
    }),
    access: (place: string) => ({
      subject: `Novo acesso na Portaria: ${place}`,
      paragraphs: [`Você agora tem acesso à Portaria em ${place}.`],
      button: 'Entrar',
      ending: 'Entre com o seu e-mail e a senha que você já usa.',
    }),
  },
  en: {
    greeting: (name: string) => `Hello, ${name}!`,
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
    access: (place: string) => ({
      subject: `New access in Portaria: ${place}`,
      paragraphs: [`You now have access to Portaria at ${place}.`],
      button: 'Sign in',
      ending: 'Sign in with your e-mail and the password you already use.',
    }),
  },
} satisfies Record<Language, unknown>

/** Answers a forgotten password. */
export function resetLetter(to: Recipient, link: string): Letter {
  return letter(to, link, texts[to.language].reset)
}

/** Asks somebody new to choose a password. `place` is the company's name. */
export function invitationLetter(to: Recipient, link: string, place: string): Letter {
  return letter(to, link, texts[to.language].invitation(place))
}

/** Asks, at the old address, whether the new one may take its place. */
export function emailChangeLetter(to: Recipient, link: string, address: string): Letter {
  return letter(to, link, texts[to.language].email(address))
}

/** Tells somebody who has a password already of one more place to use it in. */
export function accessLetter(to: Recipient, link: string, place: string): Letter {
  return letter(to, link, texts[to.language].access(place))
}

function letter(to: Recipient, link: string, words: Omit<Words, 'greeting'>): Letter {
  const { subject, paragraphs, button, ending } = words
  const greeting = texts[to.language].greeting(to.name)
  const body = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n')
  return {
    to: { name: to.name, address: to.email },
    subject,
    text: [greeting, ...paragraphs, `${button}:\n${link}`, ending].join('\n\n'),
    html: `<!doctype html>
<html lang="${to.language}">
<body style="font-family: sans-serif; line-height: 1.5; color: #1f2937">
<p>${escaped(greeting)}</p>
${body}
<p><a href="${escaped(link)}">${escaped(button)}</a></p>
<p>${escaped(ending)}</p>
</body>
</html>
`,
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Names are what somebody typed; HTML is what we wrote. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
