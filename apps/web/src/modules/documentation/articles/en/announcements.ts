import { type Article, heading, list, p, steps } from '../article.ts'

export const announcements: Article = [
  p(
    'In **Announcements** the management tells everybody or some, and keeps the proof of who got it, read it and acknowledged it. Residents find them on their first screen and in their notifications.',
  ),
  heading('write', 'Write and send'),
  steps(
    'In **Announcements**, **New announcement**. In **For whom**, choose everybody, towers or floors, some units or some roles; **Only with this relation** sends a call to owners alone.',
    '**Who will get it** counts people and units as you choose, and how many have no access to the app.',
    'Tick **Ask for acknowledgement** if each person must confirm that they read it. What you save is a **Draft**.',
    '**Send now** shows the count once more; **Schedule** sets a time. Who gets it is decided when it is sent, and changes no more.',
  ),
  heading('emergency', 'Emergencies'),
  p(
    'The kind **Emergency** comes at once by push and e-mail, in everybody’s quiet hours too, and the message says why. Its title stands on the locked screen. It needs an end in **Valid until**.',
  ),
  heading('proof', 'The proof'),
  list(
    '**See the proof by unit** shows each person: on its way, got it, read it or acknowledged it, and when.',
    'Who has no access to the app is told on paper: select the people and **Record a delivery on paper** with the day and the name of who delivered it.',
    '**Download PDF** prints the proof by unit; **Export** makes the spreadsheet.',
    'Who moves in later reads what still holds, and is not counted.',
  ),
  heading('correct', 'Correct or withdraw'),
  p(
    'What was sent changes no more. **Correct by another announcement** begins a draft with the same text; once it is sent it takes the place of the first. **Withdraw** asks for a reason, which the management alone reads. The proof of both is kept.',
  ),
  heading('quiet', 'Quiet hours'),
  p(
    'In **My profile**, **Quiet hours** hold back e-mails and push messages in the hours that you choose, each by itself. In the app all is there at once, and what was held comes when the hours end. Panic, emergencies and somebody at the gate always come, as does what you choose in **Tell me all the same of**.',
  ),
]
