import SmtpConnection from 'nodemailer/lib/smtp-connection'
import SmtpTransport from 'nodemailer/lib/smtp-transport'
import { isLoopback } from '../../plain-http.ts'
import type { Check, Finding } from '../check.ts'
import { ok, warning, wrong } from '../check.ts'

/** Milliseconds that a mail server may take for each step. */
const STEP_MS = 5_000
const timeouts = { connectionTimeout: STEP_MS, greetingTimeout: STEP_MS, socketTimeout: STEP_MS }

/** Whether the mail server greets, by TLS, and takes the login. No letter is sent. */
export const lettersCheck: Check = {
  name: 'letters',
  async look({ environment }): Promise<Finding[]> {
    const { smtpUrl, production, dataDir } = environment
    if (smtpUrl !== undefined) return [await lookAtServer(smtpUrl)]
    const says = `SMTP_URL is not set: letters stay in ${dataDir}/mail and reach nobody.`
    return [production ? wrong(says) : ok(says)]
  },
}

async function lookAtServer(smtpUrl: string): Promise<Finding> {
  // Read as the mailer reads it.
  const { options } = new SmtpTransport(smtpUrl)
  const connection = new SmtpConnection({ ...options, ...timeouts })
  try {
    await connected(connection)
    const { user, pass } = { user: '', pass: '', ...options.auth }
    if (options.auth) await signedIn(connection, { user, pass })
    if (connection.secure || isLoopback(options.host ?? ''))
      return ok('The mail server greets and takes letters.')
    return warning(
      'The mail server speaks no TLS: anybody on the way reads letters, whose links open accounts. Use smtps://, or a server with STARTTLS.',
    )
  } catch (error) {
    return wrong(sentenceOf(error))
  } finally {
    connection.close()
  }
}

function connected(connection: SmtpConnection): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  connection.once('error', reject)
  connection.once('end', () => reject(new Error('the connection ended')))
  connection.connect((error) => (error ? reject(error) : resolve()))
  return promise
}

function signedIn(
  connection: SmtpConnection,
  auth: Parameters<SmtpConnection['login']>[0],
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  connection.login(auth, (error) => (error ? reject(error) : resolve()))
  return promise
}

/** Never the text of the server, which may repeat the login. */
function sentenceOf(error: unknown): string {
  const read = (name: string) => String(Reflect.get(Object(error), name) ?? '')
  const code = read('originalCode') || read('code') || 'unknown'
  if (code === 'EAUTH')
    return 'The mail server refuses the login: check user and password in SMTP_URL.'
  if (code === 'EDNS' || code === 'ENOTFOUND')
    return 'The name of the mail server in SMTP_URL is not known: check it.'
  if (/CERT|SELF_SIGNED|ALTNAME|^ETLS$/.test(code)) {
    return `TLS with the mail server fails (${code}): use the name that its certificate is for, or a certificate that this machine trusts.`
  }
  return `The mail server of SMTP_URL does not greet (${code}): check its address, port and the firewall; smtps:// is for port 465.`
}
