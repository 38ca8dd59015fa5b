import { momentOf } from '../days/days.ts'
import { portrait } from '../pictures/portrait.ts'
import { scene } from '../pictures/scene.ts'
import { sampleEmail } from '../text/slug.ts'
import { type Letter, letters } from './letters.seed.ts'
import type { Mail, MailAttachment, MailFilter, MailFolder, MailLabel } from './mail.types.ts'

export type MailState = {
  owner: Mail['from']
  /** The mails, newest first. */
  mails: Mail[]
  folders: MailFolder[]
  filters: MailFilter[]
  labels: MailLabel[]
}

/** Ids and handles are fixed (demo-apps §11); pages have words by handle. */
const folders: MailFolder[] = [
  { id: 0, handle: 'inbox', title: 'Inbox', translate: 'INBOX', icon: 'inbox' },
  { id: 1, handle: 'sent', title: 'Sent', translate: 'SENT', icon: 'send' },
  { id: 2, handle: 'drafts', title: 'Drafts', translate: 'DRAFTS', icon: 'email_open' },
  { id: 3, handle: 'spam', title: 'Spam', translate: 'SPAM', icon: 'error' },
  { id: 4, handle: 'trash', title: 'Trash', translate: 'TRASH', icon: 'delete' },
]

const filters: MailFilter[] = [
  { id: 0, handle: 'starred', title: 'Starred', translate: 'STARRED', icon: 'star' },
  { id: 1, handle: 'important', title: 'Important', translate: 'IMPORTANT', icon: 'label' },
]

const labels: MailLabel[] = [
  { id: 0, handle: 'note', title: 'Note', color: '#7a3fa0' },
  { id: 1, handle: 'paypal', title: 'Paypal', color: '#2a6a9e' },
  { id: 2, handle: 'invoice', title: 'Invoice', color: '#8a6410' },
  { id: 3, handle: 'amazon', title: 'Amazon', color: '#3f7a2c' },
]

const owner: Mail['from'] = {
  name: 'Helena Prado',
  email: sampleEmail('Helena Prado'),
  avatar: portrait('Helena Prado'),
}

const personOf = (name: string): Mail['from'] => ({
  name,
  email: sampleEmail(name),
  avatar: portrait(name),
})

const attachmentOf = (fileName: string): MailAttachment => ({
  type: /\.(jpg|png)$/.test(fileName) ? 'image' : 'document',
  fileName,
  preview: scene(fileName),
  url: '',
  size: 40_000 + fileName.length * 31_337,
})

/** Hours between a mail and the one before, used in turns. */
const gaps = [1, 3, 7, 2, 16, 5, 26]

function mailOf(letter: Letter, index: number, now: number): Mail {
  const { who, subject, text, folder = 0, marks = '', labels: ofMail = [], files = [] } = letter
  const other = personOf(who)
  const isOwn = folder === 1 || folder === 2
  const hours = Array.from({ length: index }, (_, nth) => gaps[nth % gaps.length] ?? 1)
  const back = hours.reduce((sum, hour) => sum + hour, 0)
  return {
    id: String(index + 1),
    from: isOwn ? owner : other,
    to: isOwn
      ? [{ name: other.name, email: other.email }]
      : [{ name: owner.name, email: owner.email }],
    subject,
    message: text
      .split('\n')
      .map((line) => `<p>${line}</p>`)
      .join(''),
    time: new Date(Date.parse(momentOf(now, 0, 8, 12)) - back * 3_600_000).toISOString(),
    read: isOwn || !marks.includes('n'),
    starred: marks.includes('s'),
    important: marks.includes('i'),
    hasAttachments: files.length > 0,
    attachments: files.map(attachmentOf),
    labels: [...ofMail],
    folder,
  }
}

/** Sixty mails, the newest on the day of `now`. */
export function mailSeed(now: number): MailState {
  return {
    owner,
    mails: letters.map((letter, index) => mailOf(letter, index, now)),
    folders,
    filters,
    labels,
  }
}
