import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '@portaria/contract/value-types/uuid'
import { createTransport } from 'nodemailer'

/** A letter to one person, in plain text and HTML. */
export type Letter = {
  /** The name is empty if somebody else may have typed it. */
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** The subject matter: letters about the same one are grouped in the reader's program. */
  about?: string
}

/** The outcome: sent, or stored as a file of this name in the data folder. */
export type Posted = { keptAs: string | null }

export type Mailer = {
  /** Throws a `MailError` if the mail server does not accept the letter. */
  send(letter: Letter): Promise<Posted>
  close(): void
}

/** How the error of a refused letter begins. */
export const MAIL_REFUSED = 'the mail server did not take a letter'

/**
 * The mail server refused a letter. The message has its code only: the server's own text names the
 * address, and addresses stay out of logs.
 */
export class MailError extends Error {
  override name = 'MailError'
}

type MailerOptions = {
  /** The mail server, such as `smtps://user:password@host:465?from=portaria@example.com`. */
  smtpUrl?: string
  /** The origin that people type: its host is the sender's unless `smtpUrl` names another. */
  publicUrl: string
  dataDir: string
}

/**
 * Sends letters through `SMTP_URL`; without it they are stored as files, so that nobody is locked
 * out.
 */
export function openMailer(options: MailerOptions): Mailer {
  const { smtpUrl } = options
  return smtpUrl === undefined ? keepingMailer(options) : sendingMailer(smtpUrl, options)
}

/**
 * Milliseconds, unless `SMTP_URL` sets others: a mail server that hangs must not block a job for
 * minutes.
 */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

function sendingMailer(smtpUrl: string, options: MailerOptions): Mailer {
  const url = new URL(smtpUrl)
  const from = { name: 'Portaria', address: senderOf(url, options.publicUrl) }
  url.searchParams.delete('from')
  for (const [name, most] of Object.entries(timeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(most))
  }
  const transport = createTransport(url.href)
  return {
    async send(letter) {
      await transport.sendMail(envelopeOf(letter, from)).catch((error: unknown) => {
        throw new MailError(`${MAIL_REFUSED} (${codeOf(error)})`)
      })
      return { keptAs: null }
    },
    close: () => transport.close(),
  }
}

/**
 * Adds the headers of every letter: that a program wrote it, so that no automatic reply answers it
 * (RFC 3834, and a header that Exchange reads), and the conversation that it belongs to.
 */
function envelopeOf({ about, ...letter }: Letter, from: { name: string; address: string }) {
  return {
    from,
    ...letter,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...(about && { references: `<${about}@${from.address.split('@').at(-1) ?? ''}>` }),
  }
}

function senderOf(smtp: URL, publicUrl: string): string {
  const login = decodeURIComponent(smtp.username)
  const given = smtp.searchParams.get('from') ?? (login.includes('@') ? login : null)
  return given ?? noReply(publicUrl)
}

function noReply(publicUrl: string): string {
  return `no-reply@${new URL(publicUrl).hostname}`
}

/**
 * Returns nodemailer's own code, such as `EAUTH`, and the reply code of the mail server, such as
 * 550.
 */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const codes: unknown[] = [Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')]
  const known = codes.filter((code) => typeof code === 'string' || typeof code === 'number')
  return known.length > 0 ? known.join(' ') : 'unknown'
}

/**
 * Stores letters as files. They contain links that open accounts, so only their owner can read the
 * folder and its files.
 */
function keepingMailer({ publicUrl, dataDir }: MailerOptions): Mailer {
  const from = { name: 'Portaria', address: noReply(publicUrl) }
  const transport = createTransport({ streamTransport: true, buffer: true })
  const folder = path.join(dataDir, 'mail')
  return {
    async send(letter) {
      const { message } = await transport.sendMail(envelopeOf(letter, from))
      const name = `${newId()}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path.join(folder, name), message, { mode: 0o600, flag: 'wx' })
      return { keptAs: name }
    },
    close: () => transport.close(),
  }
}
