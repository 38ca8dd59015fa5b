import { type Article, heading, list, p, steps } from '../article.ts'

export const announcements: Article = [
  p(
    'In **{registers.announcements.many}** the management tells everybody or some, and keeps the proof of who got it, read it and acknowledged it. Residents find them on their first screen and in their notifications.',
  ),
  heading('write', 'Write and send'),
  steps(
    'In **{registers.announcements.many}**, **New announcement**. In **{registers.announcements.fields.audience}**, choose everybody, towers or floors, some units or some roles; **{registers.announcements.fields.relations}** sends a call to owners alone.',
    '**{announcements.count.title}** counts people and units as you choose, and how many have no access to the app.',
    'Tick **{registers.announcements.fields.requires_ack}** if each person must confirm that they read it. What you save is a **{registers.announcements.choices.state.draft}**.',
    '**{registers.announcements.transitions.send.button}** shows the count once more; **{registers.announcements.transitions.schedule.button}** sets a time. Who gets it is decided when it is sent, and changes no more.',
  ),
  heading('emergency', 'Emergencies'),
  p(
    'The kind **{registers.announcements.choices.kind.emergency}** comes at once by push and e-mail, in everybody’s quiet hours too, and the message says why. Its title stands on the locked screen. It needs an end in **{registers.announcements.fields.valid_until}**.',
  ),
  heading('proof', 'The proof'),
  list(
    '**{announcements.delivery.open}** shows each person: on its way, got it, read it or acknowledged it, and when.',
    'Who has no access to the app is told on paper: select the people and **{registers.announcements.actions.record-told}** with the day and the name of who delivered it.',
    '**{announcements.proof.pdf}** prints the proof by unit; **{announcements.proof.export}** makes the spreadsheet.',
    'Who moves in later reads what still holds, and is not counted.',
  ),
  heading('correct', 'Correct or withdraw'),
  p(
    'What was sent changes no more. **{registers.announcements.actions.correct}** begins a draft with the same text; once it is sent it takes the place of the first. **{registers.announcements.transitions.withdraw.button}** asks for a reason, which the management alone reads. The proof of both is kept.',
  ),
  heading('quiet', 'Quiet hours'),
  p(
    'In **{shell.user.profile}**, **{own-account.notifications.quiet.title}** hold back e-mails and push messages in the hours that you choose, each by itself. In the app all is there at once, and what was held comes when the hours end. Panic, emergencies and somebody at the gate always come, as does what you choose in **{own-account.notifications.quiet.except}**.',
  ),
]
