import { directionOf, type Language } from '@portaria/i18n/languages'
import type { Letter } from './mailer.ts'

/**
 * To whom a letter goes, and in which language. The name is null where it may be somebody else's typing:
 * no letter carries a text to whom its writer did not have to know.
 */
export type Recipient = { name: string | null; email: string; language: Language }

/** What a letter says beside its greeting. */
export type LetterWords = {
  subject: string
  paragraphs: string[]
  button: string
  ending: string
}

const greetings: Record<Language, (name: string | null) => string> = {
  pt: (name) => (name === null ? 'Olá!' : `Olá, ${name}!`),
  en: (name) => (name === null ? 'Hello!' : `Hello, ${name}!`),
  es: (name) => (name === null ? '¡Hola!' : `¡Hola, ${name}!`),
  ar: (name) => (name === null ? 'مرحبًا،' : `مرحبًا ${name}،`),
}

/** A letter of these words, with its link as a button where HTML is read. */
export function letter(to: Recipient, link: string, words: LetterWords): Letter {
  const { subject, paragraphs, button, ending } = words
  const greeting = greetings[to.language](to.name)
  const body = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n')
  return {
    to: { name: to.name ?? '', address: to.email },
    subject,
    text: [greeting, ...paragraphs, `${button}:\n${link}`, ending].join('\n\n'),
    html: `<!doctype html>
<html lang="${to.language}" dir="${directionOf(to.language)}">
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
