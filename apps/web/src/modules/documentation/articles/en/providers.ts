import { type Article, heading, list, note, p, picture } from '../article.ts'

export const providers: Article = [
  p(
    'The condominium can give you a login. There you see only what is yours: where you are expected, your documents, and the cards and vehicles registered to you.',
  ),
  picture(
    'provider',
    'Your first screen: today’s visits, with the notice that you are on your way.',
  ),
  heading('expected', 'Where you are expected'),
  list(
    '**{landing.providerVisits}** shows each planned visit: the unit, the time and the subject.',
    'Close to the time, **{landing.providerComes}** tells the gatehouse and the unit, once.',
    'At the same time a button calls who asked for the visit. Before and after, the telephone is not shown.',
  ),
  p(
    'At the gatehouse, give your name or show your document. The unit authorises the entry, and the gatehouse records when you come in and leave.',
  ),
  heading('asked', 'What you are asked to do'),
  p(
    '**{landing.providerRequests}**, on the first screen, and **{registers.requests.many}**, in the menu, show the requests that are yours. **{registers.requests.transitions.start.button}** tells who asked, **{registers.requests.transitions.complete.button}** says what was done, and **{registers.requests.transitions.release.button}** leaves a note for the team. **{landing.home.announcements}** for providers are in the menu too.',
  ),
  heading('documents', 'Your documents'),
  p(
    '**{landing.providerAdd}** sends a new document: its kind, number, validity and a picture. What has been sent is changed or removed by the condominium alone. You are told before it expires; with an expired document the gatehouse needs a reason for your entry.',
  ),
  heading('own', 'What is yours'),
  p(
    '**{landing.providerOwn}** says where you work and until when the contract runs. **{landing.providerHolds}** shows the cards and vehicles in your name; lost a card? Tell the gatehouse, which blocks it.',
  ),
  note('In danger, the red button calls the gatehouse and the manager, for you too.'),
]
