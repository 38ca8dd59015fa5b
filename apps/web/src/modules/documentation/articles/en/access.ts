import { type Article, heading, list, p, picture, steps } from '../article.ts'

export const access: Article = [
  p(
    'Each row of **{registers.access-points.many}** is a door, a gate or a turnstile. The **{registers.access-rules.many}** say who passes where, when and with which credential. Without a rule nobody enters; whoever is inside can always leave.',
  ),
  heading('point', 'Register a point'),
  steps(
    'In **{registers.access-areas.many}**, register the parts that doors separate: the street, the yard, the garage, the hall.',
    'In **{registers.access-points.many}**, give the name and the **{registers.access-points.fields.direction}**, and say from which area to which the point leads.',
    'A point by which people leave needs **{registers.access-points.fields.way_out}** and the day in **{registers.access-points.fields.exit_tried_on}**: somebody whom the reader does not know has to get out too.',
    'While there is no rule, **{access.starter.open}** offers the first ones. Nothing holds before you confirm it.',
  ),
  heading('rule', 'Make a rule'),
  picture('access-rule', 'A rule: in words, in the drawn week and with its points.'),
  steps(
    'In **{registers.access-rules.many}**, check the groups, and if need be towers, units and relations. **{registers.access-rules.fields.people}** pass even outside the groups.',
    'Choose the points and one of the **{registers.access-schedules.many}**; without a schedule the rule always holds. On a holiday only the lines marked **{registers.access-schedules.choices.days.holiday}** count.',
    'Choose the credentials; **{registers.access-rules.fields.two_credentials}** asks for two of different kinds of the same person.',
    '**{access.sentence.title}** shows what you made, and **{access.week.title}** shows the hours, with a column for holidays.',
  ),
  heading('passing', 'Who passes, and where'),
  list(
    'On the point, **{access.passers.title}** lists the people and the rule by which each one passes.',
    'On the resident, the employee and the provider, **{access.ways.title}** lists the points, and says whether they pass now.',
    '**{access.trial.open}** answers for any person, credential, day and time. No door opens.',
  ),
  heading('why', 'Why it opened, or not'),
  list(
    '**{access.events.title}** shows every passage, granted or refused, with filters by point, unit, reason, person, credential and period. Each passage is one line: “Granted” becomes “Went in”, “Went out” or “Granted, did not go through” once that is known. The photo beside it goes after 30 days, or after the term in **{company-settings.retention.title}**. The name on a line leads to the explanation of the decision, rule by rule; that reading is recorded. Of somebody whom the reader does not know, the line says name and reason (blocked, pass expired, card lost) where the card, QR code or PIN is somebody’s here.',
    'In **{access.events.own}** a resident sees their own passages, those of minors in their care and those of their guests.',
    '**{access.events.why.denied}** gives the reason of the rule that came closest to holding: outside the hours, no longer valid, invitation already used.',
  ),
  heading('monitor', 'Follow the points live'),
  picture('monitor', 'The monitor: who passes now, and each point with its reader.'),
  list(
    '**{access-monitor.title}** shows who passes at once, with photo, unit and what was decided. The buttons above show one point alone; whoever is further down in the list keeps their place and sees how many came.',
    '**{access-monitor.points}** says whether each reader answers and who passed last. A name leads to why.',
  ),
  heading('opening', 'Open from afar'),
  steps(
    'In **{access-monitor.title}**, press **{access-openings.open}** beside the point and choose or write the reason: it is kept with the access and in the history, with your name.',
    '**{access-openings.hold}** for two seconds, by finger, mouse, Enter or Space. Released earlier, nothing opens. Whoever cannot hold uses **{held-button.twoStep.begin}** and confirms with the same button.',
    'The outcome appears in the window. If it is **{access-openings.unknown}**, check the door before you ask again: the reason and the button are asked for anew.',
  ),
  p(
    'Only the gate and the síndico open points, and only where the reader answers. At the gate’s desk a refusal of the last minutes stands in one line; with the box empty, Enter leads to the same window.',
  ),
  heading('readers', 'The readers'),
  picture('reader', 'The panel of a reader: whom it confirmed, the clock and the last check.'),
  list(
    'Under **{access-readers.title}**, managers and administrators see whether each reader answers, how many people it has confirmed, who was refused and which removal is under way. The gate sees on the equipment only whether it answers.',
    'Open a reader to see each person with the reason of a refusal and what to do, the clock, the capacity and the last check. One click checks the reader against its list.',
    'Where a stranger may know the path by which a reader calls Portaria, an administrator of the platform changes it there with “Change the path”.',
    'An outcome that is not known is shown as such, and Portaria asks before it repeats anything.',
  ),
  heading('emergency', 'Emergency'),
  picture(
    'emergency',
    'The emergency before it begins: the points, the reason and the button to be held.',
  ),
  list(
    'In **{access-monitor.title}**, **{access-emergency.title}** opens the doors to everybody at once; it is there for the gate and the manager. The points are ticked already: take out those that need not open, give the reason and hold the button. The doors stay open until somebody ends it, even if the power fails or the server stops: when a reader is back, its door is opened again.',
    'Each point says how it is. **{access-emergency.states.by_hand}** is a door without a reader, or one that its reader does not hold: somebody has to open it.',
    'The manager locks entrances down there too. Whoever is inside can always leave.',
    'The **{access-emergency.muster}** says whom to look for.',
  ),
  heading('presence', 'Who is inside'),
  list(
    'The **{access-emergency.muster}** shows visitors by unit and, under “Seen by readers”, everybody else by area: who, since when and by which point. It counts who went through, not who was only let in. It can be searched, printed and ticked; without a network it comes from the device.',
    '“In doubt” always has its reason: the point has no sensor, does not tell the direction, the area has no identified exit, somebody left by the button, a door was forced, or the person was in another area. A doubt leaves the list after 24 hours.',
    'The gate and the building manager correct it by “Is here”, “Is no longer here” and “Somebody is here”. Each correction stands in the history of the person.',
    'A visitor whom a reader saw leave for the street has the exit recorded without anybody.',
  ),
  heading('second', 'Second entries and interlocks'),
  list(
    'In **{registers.access-areas.many}**, “Second entry” says what happens to somebody who is inside already and tries to enter again: allow, tell the gate, or refuse. Only people who were seen to enter and not to leave are refused; in doubt they pass and the gate is told. Without the server the reader lets them pass, and the mark appears later.',
    'To forgive a refusal, open it in **{access.events.title}** and use “Forgive and let in once” within 15 minutes.',
    'In **{registers.access-points.many}**, “Interlocked with” ties doors of which one opens for entries only while the other was read closed. Both need a sensor. Nobody who leaves is held, and an emergency release opens all. Without the server nobody enters by them.',
  ),
  heading('pin', 'Everybody’s own PIN'),
  p(
    'On the profile, **{access-pins.title}** sets 6 to 8 digits, after you confirm that it is you. After that, **{access-pins.duress.fold}** keeps a second one, for when somebody forces you to open.',
  ),
  heading('face', 'Everybody’s own face'),
  picture('faces', 'The term on a phone, before deciding.'),
  list(
    'On the profile, **{access-faces.title}** leads to your page and that of the minors in your care. Read the term and choose: “I agree to the term” or “I prefer a card or a PIN”. A card and a PIN open the same doors.',
    'Once you agree, take the photo with the camera or choose a file. Before it is sent the browser says whether it is dark, blurred or small; a reader checks it and says what to correct.',
    '“Withdraw the consent” deletes the photo at once and removes the face from each reader. The receipt shows when each was read without it, or that it has not answered yet.',
    'Whoever has no login gets a link by e-mail, which is valid for 30 days and shows no photo. When a photo comes by it, the manager who sent it is told, and the person gets an e-mail.',
  ),
  p(
    'On the person’s record, under **{access-filed-faces.title}**, the manager sends the link by e-mail or files a signed term: they print the text, collect the signature and keep a photo of the paper with its day. Only with that paper do they send the photo in the person’s place. Whoever leaves loses the consent and the photo, and the receipt of the departure lists the readers.',
  ),
]
