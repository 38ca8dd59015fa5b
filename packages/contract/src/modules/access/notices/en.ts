import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { accessNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof accessNotices> = {
  minor_left_alone: {
    title: 'Minor left alone',
    text: 'A minor without permission to leave alone has passed an exit.',
  },
  second_entry: {
    title: 'Second entry',
    text: 'Somebody entered an area in which they were inside already.',
  },
  reader_removals_open: {
    title: 'Removals pending on readers',
    text: 'A reader has not confirmed within an hour that somebody was removed from it.',
  },
  face_photo_by_link: {
    title: 'Face photo sent by link',
    text: 'Somebody has sent a photo by the link of a letter.',
  },
  doors_released: {
    title: 'Emergency release',
    text: 'Doors open to everybody until somebody ends it.',
  },
  entries_locked: {
    title: 'Lockdown of entrances',
    text: 'Entrances closed to everybody until the manager ends it. Ways out stay free.',
  },
}

/** Sentences of items in the inbox. */
export const sentences: NoticeSentences<typeof accessNotices> = {
  minor_left_alone: {
    title: 'Minor left alone',
    text: ({ minor, point }) => `${minor} left by ${point} without permission to leave alone.`,
    quiet: 'A minor left without permission to leave alone.',
    button: 'Open the record',
  },
  second_entry: {
    title: 'Second entry',
    text: ({ person, point }) => `${person} entered by ${point}, but was inside already.`,
    quiet: 'Somebody entered who was inside already.',
    button: 'Open the access',
  },
  reader_removals_open: {
    title: 'Removals not confirmed',
    text: ({ reader, count }) =>
      count === '1'
        ? `${reader}: 1 removal has not been confirmed for more than an hour.`
        : `${reader}: ${count} removals have not been confirmed for more than an hour.`,
    quiet: 'A reader has removals that are not confirmed yet.',
    button: 'Open the reader',
  },
  face_photo_by_link: {
    title: 'Face photo received',
    text: ({ person }) => `A photo of ${person} has come by the link of the letter.`,
    quiet: 'A photo of a face has come by link.',
    button: 'Open the record',
  },
  doors_released: {
    title: 'Emergency release',
    text: ({ by, reason }) => `${by} released the doors: ${reason}`,
    quiet: 'Doors released in an emergency.',
    done: ({ ended_by }) => `The emergency release was ended by ${ended_by}.`,
    button: 'Open the emergency page',
  },
  entries_locked: {
    title: 'Entrances locked down',
    text: ({ by, reason }) => `${by} locked the entrances: ${reason}`,
    quiet: 'Entrances locked down.',
    done: ({ ended_by }) => `The lockdown was ended by ${ended_by}.`,
    button: 'Open the emergency page',
  },
}
