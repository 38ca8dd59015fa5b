export type MailPerson = { name: string; email: string }

export type MailAttachment = {
  type: 'image' | 'document'
  fileName: string
  /** The address of a drawn picture of it. */
  preview: string
  /** The address of the file; '' in the mock, which has no files. */
  url: string
  /** In bytes. */
  size: number
}

/** A mail. */
export type Mail = {
  id: string
  from: MailPerson & { avatar: string }
  to: MailPerson[]
  subject: string
  /** HTML of paragraphs, lists and emphasis. */
  message: string
  /** The time of sending or storing, in ISO 8601. */
  time: string
  read: boolean
  starred: boolean
  important: boolean
  hasAttachments: boolean
  attachments: MailAttachment[]
  /** Ids of labels. */
  labels: number[]
  /** Id of a folder. */
  folder: number
}

export type MailFolderHandle = 'inbox' | 'sent' | 'drafts' | 'spam' | 'trash'

export type MailFilterHandle = 'starred' | 'important'

export type MailLabelHandle = 'note' | 'paypal' | 'invoice' | 'amazon'

/** A folder or a filter; pages have words for it by its handle. */
type Place<Handle extends string> = {
  id: number
  handle: Handle
  title: string
  translate: string
  icon: string
}

export type MailFolder = Place<MailFolderHandle>

export type MailFilter = Place<MailFilterHandle>

export type MailLabel = { id: number; handle: MailLabelHandle; title: string; color: string }

/** The mails to read: by label, or else by filter, or else by folder. */
export type MailQuery = { labelHandle?: string; filterHandle?: string; folderHandle?: string }

/** A new mail, sent or stored as a draft. */
export type NewMail = Pick<Mail, 'to' | 'subject' | 'message'> & { folder: 1 | 2 }

/** The ids of the selected mails. */
type Selected = { selectedMailIds: string[] }

export type MailCalls = {
  'GET /api/mail-app/mail': { query: { mailId: string }; answer: Mail }
  'GET /api/mail-app/mails': { query: MailQuery; answer: Mail[] }
  'POST /api/mail-app/update-mail': { body: Mail; answer: Mail }
  'GET /api/mail-app/filters': { answer: MailFilter[] }
  'GET /api/mail-app/labels': { answer: MailLabel[] }
  'GET /api/mail-app/folders': { answer: MailFolder[] }
  'POST /api/mail-app/set-folder': { body: Selected & { folderId: number }; answer: undefined }
  'POST /api/mail-app/toggle-label': { body: Selected & { labelId: number }; answer: undefined }
  'POST /api/mail-app/delete-mails': { body: Selected; answer: undefined }
  /** A call beside the 89 (demo-apps §2): a new mail with an id, from the owner of the box. */
  'POST /api/mail-app/new-mail': { body: NewMail; answer: Mail }
}
