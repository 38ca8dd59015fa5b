import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  typography: {
    title: 'Typography',
    description: 'One typeface, seven sizes, three weights.',
    sizes: 'Sizes',
    weights: 'Weights',
    uses: 'In use',
    pixels: '{{size}} px',
    sample: 'Who arrives, who leaves, what needs you',
    regular: 'Regular, to read',
    medium: 'Medium, for names and buttons',
    semibold: 'Semibold, for headings',
    heading: 'The heading of a section',
    paragraph:
      'Running text has lines of up to seventy letters, so that the eye finds the next one. Short sentences, the verb first, no blame.',
    quote: 'Good morning! The visit for tower B may go up, the apartment has confirmed.',
    quoteBy: 'Gate, 08:14',
    numbers: 'Aligned numbers',
    list: { one: 'One idea an item.', same: 'Items begin alike.', few: 'Few items a list.' },
    keys: 'Keys',
    help: 'Help, smaller and calmer, for what is read once.',
  },
  colors: {
    title: 'Colours',
    description: 'The colours of the present theme. Each pair of text and ground passes 4.5.',
    grounds: 'Grounds and lines',
    inks: 'Texts',
    states: 'States',
    pairs: 'Contrast',
    pairsText: 'Text on its ground, as the screens have it.',
    sample: 'Text',
    contrast: 'Contrast {{value}}',
  },
  layouts: {
    simple: 'Simple',
    carded: 'Carded',
    shapes: {
      'full-width': 'Full width',
      'left-sidebar': 'Sidebar at the start',
      'right-sidebar': 'Sidebar at the end',
      tabbed: 'With tabs',
    },
    title: 'Page: {{look}}, {{shape}}',
    others: 'Other layouts',
    open: 'Open the sidebar',
    sections: 'On this page',
    tabs: 'Parts',
    subject: 'Using the pool',
    about: 'The rules of the season, on one page.',
    parts: {
      hours: {
        title: 'Hours',
        text: 'The pool is open from 6 to 22, every day. On Mondays cleaning lasts until 10, and the water is free right after.',
      },
      guests: {
        title: 'Guests',
        text: 'Each apartment may bring four guests a day. Whoever invites comes along, and the gate registers each person.',
      },
      children: {
        title: 'Children',
        text: 'Children under twelve come with an adult. The floats are in the locker beside the shower; put them back after use.',
      },
      care: {
        title: 'Care',
        text: 'Take a shower before you enter. Glass and food stay off the deck, and music does not pass the fence.',
      },
    },
  },
}
