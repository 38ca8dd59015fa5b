import { defineDemoApp } from '../back-end/demo-app.ts'
import { toggleIn } from '../lists/toggle-in.ts'
import { type MailState, mailSeed } from './mail.seed.ts'
import type { Mail, MailCalls, MailQuery } from './mail.types.ts'

function chosen({ mails, labels, folders }: MailState, query: MailQuery): Mail[] {
  const { labelHandle, filterHandle, folderHandle = 'inbox' } = query
  if (labelHandle !== undefined) {
    const label = labels.find(({ handle }) => handle === labelHandle)
    return mails.filter((mail) => mail.labels.some((id) => id === label?.id))
  }
  if (filterHandle !== undefined) {
    if (filterHandle === 'starred') return mails.filter(({ starred }) => starred)
    return filterHandle === 'important' ? mails.filter(({ important }) => important) : []
  }
  const folder = folders.find(({ handle }) => handle === folderHandle)
  return mails.filter((mail) => mail.folder === folder?.id)
}

/** The state with changes to the mails of the given ids. */
function changed(state: MailState, ids: readonly string[], change: (mail: Mail) => Mail) {
  const mails = state.mails.map((mail) => (ids.includes(mail.id) ? change(mail) : mail))
  return { answer: undefined, state: { ...state, mails } }
}

export const mail = defineDemoApp<MailCalls>()({
  seed: mailSeed,
  handlers: {
    'GET /api/mail-app/mail': ({ query }, { mails }) => {
      const found = mails.find(({ id }) => id === query.mailId)
      return found ? { answer: found } : { status: 404, message: 'Requested mail do not exist.' }
    },
    'GET /api/mail-app/mails': ({ query }, state) => ({ answer: chosen(state, query) }),
    'POST /api/mail-app/update-mail': ({ body }, state) => ({
      ...changed(state, [body.id], () => body),
      answer: body,
    }),
    'GET /api/mail-app/filters': (_request, { filters }) => ({ answer: filters }),
    'GET /api/mail-app/labels': (_request, { labels }) => ({ answer: labels }),
    'GET /api/mail-app/folders': (_request, { folders }) => ({ answer: folders }),
    'POST /api/mail-app/set-folder': ({ body }, state) =>
      changed(state, body.selectedMailIds, (each) => ({ ...each, folder: body.folderId })),
    'POST /api/mail-app/toggle-label': ({ body }, state) =>
      changed(state, body.selectedMailIds, (each) => ({
        ...each,
        labels: toggleIn(each.labels, body.labelId),
      })),
    'POST /api/mail-app/delete-mails': ({ body }, state) => ({
      answer: undefined,
      state: {
        ...state,
        mails: state.mails.filter(({ id }) => !body.selectedMailIds.includes(id)),
      },
    }),
    'POST /api/mail-app/new-mail': ({ body, newId, now }, state) => {
      const mail: Mail = {
        ...body,
        id: newId,
        from: state.owner,
        time: new Date(now).toISOString(),
        read: true,
        starred: false,
        important: false,
        hasAttachments: false,
        attachments: [],
        labels: [],
      }
      return { answer: mail, state: { ...state, mails: [mail, ...state.mails] } }
    },
  },
})
