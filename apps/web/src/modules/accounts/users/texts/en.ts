import type { pt } from './pt.ts'

export const en: typeof pt = {
  changeEmail: {
    text: 'The e-mail is the person’s: the question goes to {{old}}, and it changes once they open the link.',
    label: 'New e-mail',
    send: 'Ask for confirmation',
    sent: 'Asked at {{old}}',
  },
  resetSecondFactor: {
    text: 'For somebody who lost the app, the passkeys and the codes. We send an e-mail to {{email}}, and nothing changes until they confirm. Make sure first that it is really them who asks.',
    send: 'Send the e-mail',
    sent: 'Letter sent to {{email}}',
  },
}
