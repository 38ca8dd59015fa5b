import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Letter, openMailer } from './mailer.ts'

const letter: Letter = {
  to: { name: 'Ana <Síndica>', address: 'ana@example.com' },
  subject: 'Olá, Ana',
  text: 'A porta está aberta.',
  html: '<p>A porta está aberta.</p>',
}
const publicUrl = 'https://portaria.example.com:8443'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portaria-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

/** A mail server that speaks enough SMTP for one letter; `answer` is its reply to a recipient. */
async function mailServer(answer = '250 ok') {
  const heard: string[] = []
  const talk = (socket: Socket) => {
    let inLetter = false
    let rest = ''
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        heard.push(line)
        if (inLetter && line !== '.') continue
        inLetter = line === 'DATA'
        if (inLetter) socket.write('354 go on\r\n')
        else socket.write(line.startsWith('RCPT') ? `${answer}\r\n` : '250 ok\r\n')
      }
    })
  }
  const server = createServer(talk).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, heard, close: () => server.close() }
}

describe('a letter', () => {
  it('goes to the mail server, in both forms', async () => {
    const server = await mailServer()
    const mailer = openMailer({ smtpUrl: server.url, publicUrl, dataDir })
    expect(await mailer.send(letter)).toEqual({ keptAs: null })
    mailer.close()
    server.close()
    expect(server.heard).toContain('MAIL FROM:<no-reply@portaria.example.com>')
    expect(server.heard).toContain('RCPT TO:<ana@example.com>')
    const text = server.heard.join('\n')
    expect(text).toContain('Content-Type: text/plain')
    expect(text).toContain('Content-Type: text/html')
    expect(text).toMatch(/^Message-ID: <[^@>]+@portaria\.example\.com>$/m)
    expect(text).not.toMatch(/^References:/m)
    expect(await readdir(dataDir)).toEqual([])
  })

  it('declares itself machine-made, and names its subject', async () => {
    const server = await mailServer()
    const mailer = openMailer({ smtpUrl: server.url, publicUrl, dataDir })
    await mailer.send({ ...letter, about: 'requests.1' })
    mailer.close()
    server.close()
    const { keptAs } = await openMailer({ publicUrl, dataDir }).send({
      ...letter,
      about: 'requests.1',
    })
    const kept = await readFile(path.join(dataDir, 'mail', keptAs ?? ''), 'utf8')
    for (const text of [server.heard.join('\n'), kept.replaceAll('\r', '')]) {
      expect(text).toMatch(/^Auto-Submitted: auto-generated$/m)
      expect(text).toMatch(/^X-Auto-Response-Suppress: All$/m)
      expect(text).toMatch(/^References: <requests\.1@portaria\.example\.com>$/m)
    }
  })

  it('takes no header from a name or a subject', async () => {
    const broken = 'Ana"\r\nBcc: mallory@evil.example\r\n\r\n<script>'
    const { keptAs } = await openMailer({ publicUrl, dataDir }).send({
      ...letter,
      to: { name: broken, address: 'ana@example.com' },
      subject: broken,
    })
    const kept = await readFile(path.join(dataDir, 'mail', keptAs ?? ''), 'utf8')
    const unfolded = kept.replace(/\r\n[ \t]+/g, ' ').replaceAll('\r', '')
    const [head = ''] = unfolded.split('\n\n')
    expect(head).toMatch(/^To: .*<ana@example\.com>$/m)
    expect(head).not.toMatch(/^Bcc:/im)
    expect(head).toMatch(/^Content-Type: multipart\/alternative/m)
  })

  it('is from the sender in SMTP_URL', async () => {
    const server = await mailServer()
    const smtpUrl = `${server.url}/?from=portaria@bosque.example`
    const mailer = openMailer({ smtpUrl, publicUrl, dataDir })
    await mailer.send(letter)
    mailer.close()
    server.close()
    expect(server.heard).toContain('MAIL FROM:<portaria@bosque.example>')
  })

  it('throws an error without an address when refused', async () => {
    const server = await mailServer('550 no such user ana@example.com')
    const mailer = openMailer({ smtpUrl: server.url, publicUrl, dataDir })
    const error = await mailer.send(letter).catch((failure: unknown) => failure)
    mailer.close()
    server.close()
    expect(String(error)).toBe('MailError: the mail server did not take a letter (EENVELOPE 550)')
  })

  it('is stored as a file without a mail server', async () => {
    const mailer = openMailer({ publicUrl, dataDir })
    const { keptAs } = await mailer.send(letter)
    const kept = await readFile(path.join(dataDir, 'mail', keptAs ?? ''), 'utf8')
    expect(kept).toContain('From: Portaria <no-reply@portaria.example.com>')
    expect(kept).toContain('<ana@example.com>')
    expect(kept).toContain('=?UTF-8?')
  })
})
