import { type Article, heading, list, note, p, part, steps } from '../article.ts'

export const segments: Article = [
  p(
    'Portaria serves condominiums, building sites, schools, clinics and factories. The segment changes the words on screen (menu, titles, forms and messages) and nothing else: addresses, permissions and the API stay the same.',
  ),
  heading('bases', 'The five bases'),
  part('segment-words'),
  heading('company', 'The company’s segment'),
  p(
    'Each company has one, chosen on its page under **{registers.tenants.many}** or, by the manager, under **{shell.user.company}**. Without any, the condominium’s holds.',
  ),
  heading('browser', 'Seeing other words'),
  steps(
    'In the account menu, open **{segments.menu}**.',
    'Choose one. The words change at once, for you alone and in this browser alone.',
    'To go back, choose **{segments.own}**.',
  ),
  heading('own', 'A segment of your own'),
  p(
    'Under **{registers.segments.many}**, **New segment** asks for a name and a base. Under **Terms** you write only what differs, in each language: singular, plural and gender. What you leave empty comes from the base.',
  ),
  list(
    'The five common segments belong to all companies: only the platform changes them.',
    'Those you make belong to your company.',
    'On a segment’s page, **{segments.use}** shows its words in this browser.',
  ),
  note('Signing out forgets the segment chosen in the browser. The company’s stays.'),
]
