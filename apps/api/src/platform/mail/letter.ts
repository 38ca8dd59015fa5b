import { directionOf, type Language } from '@portaria/i18n/languages'
import { escapeHtml } from '../escape-html.ts'
import type { Letter } from './mailer.ts'

/**
 * The recipient of a letter. The name is null if somebody else may have typed it: no letter
 * delivers a stranger's text.
 */
export type Recipient = { name: string | null; email: string; language: Language }

/** The texts of a letter after its greeting. */
export type LetterTexts = {
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

/** Makes a letter of these texts, with its link as a button where HTML is read. */
export function letter(to: Recipient, link: string, words: LetterTexts): Letter {
  const { subject, paragraphs, button, ending } = words
  const greeting = greetings[to.language](to.name)
  const body = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')
  return {
    to: { name: to.name ?? '', address: to.email },
    subject,
    text: [greeting, ...paragraphs, `${button}:\n${link}`, ending].join('\n\n'),
    html: `<!doctype html>
<html lang="${to.language}" dir="${directionOf(to.language)}">
<body style="font-family: sans-serif; line-height: 1.5; color: #1f2937">
<p>${escapeHtml(greeting)}</p>
${body}
<p><a href="${escapeHtml(link)}">${escapeHtml(button)}</a></p>
<p>${escapeHtml(ending)}</p>
</body>
</html>
`,
  }
}
