import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { clockText } from '../../../texts/clock-text.ts'
import type { reservationsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof reservationsNotices> = {
  reservation_requested: {
    title: 'Reservation to approve',
    text: 'Somebody asked for a common area and waits for your answer.',
  },
  reservation_offered: {
    title: 'Offered time',
    text: 'The time that you wait for is free.',
  },
  reservation_decided: {
    title: 'Answer to your reservation',
    text: 'Your reservation was confirmed, refused or cancelled.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof reservationsNotices> = {
  reservation_requested: {
    title: 'Reservation to approve',
    text: ({ title, area, place }) => `${place} asks for ${area}: ${title}.`,
    quiet: 'A reservation waits for approval.',
    done: ({ title, area }) => `${title}, ${area}: it has been answered.`,
    button: 'Open the reservation',
  },
  reservation_offered: {
    title: 'The time is free',
    text: ({ area, when, until }) =>
      `${area} is free: ${clockText('en', when)}. Answer by ${clockText('en', until)}.`,
    quiet: 'A time that you wait for is free. Answer in time.',
    done: ({ area, state }) =>
      `${area}: ${state === 'approved' || state === 'requested' ? 'time accepted' : 'the offer has ended'}.`,
    button: 'Answer',
  },
  reservation_decided: {
    title: 'Your reservation',
    text: ({ title, area, state, reason }) =>
      `${title}, ${area}: ${state === 'approved' ? 'confirmed' : state === 'refused' ? 'refused' : 'cancelled'}${reason === '' ? '.' : `. ${reason}`}`,
    quiet: 'Your reservation was answered.',
    button: 'Open the reservation',
  },
}
