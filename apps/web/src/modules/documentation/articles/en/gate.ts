import { type Article, heading, list, note, p, picture, steps, warning } from '../article.ts'

export const gate: Article = [
  p(
    'You are at the gate, somebody has come, and there is a queue. This page is for finding them quickly, and for knowing what to do in an alert.',
  ),
  heading('desk', 'The gate on one screen'),
  p(
    'Signed in, you are at the **{gate.title}** already, the first entry of **{app.navigation.registers}**. One box takes everything: a name, an apartment, a plate, a document, a card, the QR code of an invitation or the PIN. It is ready when the screen opens and after each action; [[Esc]] clears it.',
  ),
  picture('desk', 'The gate: who waits, who is expected, who is inside and what is lent.'),
  steps(
    'Scan the QR code with the desk’s reader, or press the camera button beside the box. The entry is recorded at once, with face and destination in large letters.',
    'Without the code, type the beginning of the name, or name and unit (camila 1203): [[↓]] and [[↑]] choose, [[Enter]] does what one expects (entry, exit, answer), [[Shift]] [[Enter]] records the entry with a photo, and [[Ctrl]] [[Enter]] opens the record.',
    'The document is missing? The screen asks for it once. Something stands against the entry, such as a block? It says what, and only a reason lets in.',
    'Somebody without an invitation: type the apartment. Whoever may authorise appears with telephones; [[L]] calls, [[V]] records the visit, and the unit is told. When the resident answers by the app, the line changes by itself. If they answered you, **{gate.act.answer}** asks whom you talked to.',
    '**{gate.act.leave}** ends the visit, by one press.',
    'For each reason of coming the window asks only for what it needs: of a delivery the company and the unit; of a service its provider, or that none is registered; of an official the authority, and they enter at once. Of somebody blocked it asks for the reason before the unit is told; managers and gate are told too.',
    'A mistake? **{gate.undo.label}**, or [[Ctrl]] [[Z]] in the empty box, takes the entry or exit back for 10 seconds: a household that was told of it learns of that, and what was leaving with the person is inside again. Whoever is inside since yesterday enters again by **{gate.forgotten.close}**. Whoever comes before or after the time has that in the row; **{gate.act.letIn}** lets in. Wrong destination? On the page of the visit, **{registers.visits.transitions.cancel.button}**, and record it again.',
  ),
  p(
    'Nothing found? [[Enter]], or **{gate.box.register}**, opens the visit with the name, plate or CPF that was typed. At night [[F8]] makes the screen dark and larger, on this device alone; [[F8]] again undoes it.',
  ),
  p(
    'On one side stand those who wait and those who are expected today; on the other those who are inside, by unit, what is lent and the movements; on a phone, one list at a time. Whoever stayed too long, and cars that nobody registered, are marked. A plate that is almost right (O and 0, I and 1, B and 8) is shown as looking alike. Several desks see the same, at once.',
  ),
  p(
    '**{gate.musterLink}** shows everybody to look for, to print, to search, or to tick on a phone: visitors by unit and, by area, whom readers saw, with what is in doubt. People whose exit was not recorded are shown as not confirmed. Not every resident passes a reader: how many live in each unit stands beside it.',
  ),
  p(
    'A number that several towers have shows a letter for each: press the letter and wait a moment; letters typed one after the other are a name or a tower. Type party, key, parcel 18 or ifood to find tonight’s party, what is lent, a parcel, or to record a delivery. The unit that is open also shows who is expected or inside, its cars and its parcels. Four or more guests of one party are one row, with how many have come. Whoever stays too long is told of every 15 minutes until they leave or you choose **{gate.act.mayStay}**. Keys are lent and returned on the same screen, and **{gate.moves.title}** shows who entered and left. What is over is not changed: on the page of the visit, **{visits.correct.add}** keeps what was missing, with the reason and your name.',
  ),
  heading('live', 'The condominium live'),
  p(
    'At the gate, the tab **{live.place.condominium}** shows all towers side by side, with a window for each unit, lit by who is inside, who is expected, parcels, reservations of today, overdue requests and calls for help. A press on a window opens the day of the unit at the side; the search box stays above. On the emergency list the tower with most visitors inside comes first. Without a connection a notice says of what time the view is.',
  ),
  heading('parcels', 'Parcels at the gate'),
  steps(
    'Scan the label into the box. If the parcel is new, [[Enter]] opens **{parcelDesk.reception.title}**: type the unit or the beginning of the name and press [[Enter]]. With [[Shift]] [[Enter]] the camera opens, and the next [[Enter]] takes the photo and receives.',
    'The window stays open for the next label. Kind and place stay as before; Correios are known by the code. Beside it is what you have received now, to print or to **{gate.undo.label}** within 15 minutes. A code that waits already is pointed out, and nothing is received twice unless you confirm it.',
    'To hand over, type the pick-up code and press [[Enter]]: the screen says whose it is, where it lies and who collects. [[Enter]] again hands it over.',
    'Without a code, type the unit or the name and press [[Enter]]; [[E]] shows what waits and [[R]] receives. Choose the parcels and who takes them; one signature or photo counts for all. Whoever is not of the unit needs a reason.',
  ),
  p(
    'At the top of the screen stands how many parcels wait and how many are overdue. On the page of a parcel, in **{register-pages.moreActions}**, **{parcelDesk.move.save}** keeps where it lay; **{registers.parcels.transitions.refuse.button}**, for judicial letters alone, has the declaration ready to check, sign and print; **{registers.parcels.transitions.lose.button}** asks for the report.',
  ),
  heading('lockers', 'Parcels in the locker'),
  steps(
    'After a reception, **{locker-doors.deposit.start}** opens the smallest free door of the size you choose: keys 1 to 4 and [[Enter]]. Put the parcel in and close the door. Only once the door was read closed, with the parcel inside, it is in the locker and the resident is told.',
    'Residents collect with **{locker-doors.collect.start}**. Whoever has a code tells it at the desk: type it and choose **{locker-doors.byCode.open}**. The code is spent when the door is closed.',
    'On the record of the locker, **{locker-doors.see}** shows each one: free, reserved, occupied or blocked, whether its latch is open, and what is overdue. The arrows move between them, [[Enter]] opens the details, and there you open a door to check it, or block it, always with a reason.',
  ),
  p(
    'A door did not open? The screen says why. If it was open already, close it and try again; if no door of that size is free, the parcel stays at the desk. “We do not know if the door opened” means that the answer of the board was lost: go to the locker, look, and say **{locker-doors.resolve.inside}** or **{locker-doors.resolve.empty}**. Nothing is opened again by itself. A door left open for more than 3 minutes, or a sensor that disagrees, reaches your notifications.',
  ),
  heading('handover', 'Shift handover'),
  steps(
    'In **{gate.title}**, choose **{gate.handover}** and **New shift handover**. The post is filled in; [[Ctrl]] [[Enter]] begins. Each post has one open handover at a time.',
    'The page shows what passes on: parcels that wait, keys that are lent, visits, locker doors in trouble, alerts and today’s departures, each with its list, and the notes of the handover before.',
    '**{registers.handovers.transitions.leave.button}**: count the parcels at the gatehouse and in cabinets, say why if the number differs from the system’s, write what the next shift needs to know, and sign.',
    'Who comes opens the same handover with their own login, on a phone or at the desk, and chooses **{registers.handovers.transitions.receive.button}**. If something is not as written, they add a remark.',
  ),
  p(
    'Before it is signed, whoever began the handover alone changes it, and its start and end are times that are past. What is signed changes no more, not even by managers. **{parcelDesk.sitting.print}** makes the page of the book; the view **{registers.handovers.views.differing.f}** shows counts that differ and remarks.',
  ),
  heading('find', 'Finding who has come'),
  list(
    'A plate: under **{registers.vehicles.many}**, type it into the search, with or without the dash. The old and the Mercosul plate of one car find the same row, with the unit and the owner.',
    'A resident: under **{registers.residents.many}**, the beginning of any of the names is enough, without accents. Whoever has a **{common.fields.social_name}** is found by that too.',
    'A unit: under **{registers.apartments.many}**, the number or the name of the tower. On its page, **{occupancies.ofApartment}** shows the people of today.',
    'Somebody with their document in hand: type the whole CPF, or the whole number of the document, into the search. It finds the person even though the number is protected for you.',
  ),
  note(
    'CPF, document, date of birth and notes of people are protected. Your role sees them masked or empty: that is on purpose, and the search by the whole number works. Each look-up is recorded, and an hour has a limit: 30 numbers that nobody has and 300 of people found. Whoever you look up in a list, do not find and register there within 10 minutes does not count, up to 300 times an hour. Wrong PINs count apart, and so do pick-up codes: 60 of each an hour. A valid QR code never waits.',
  ),
  heading('visitors', 'Entering a visitor'),
  steps(
    'Under **{registers.visitors.many}**, search first: who has come before is there.',
    'Not there? Choose **New visitor**. Ask for a CPF or another document, one of the two is needed, and write the name. Of a foreigner it is the passport, the CRNM or the identity card of their country (DNI, CI, RUN): choose the kind and the country, and the number is found with dots or without.',
    'With the camera of the device, **{register-pages.image.shoot}** keeps the face. Save with [[Ctrl]] [[Enter]].',
  ),
  p(
    'A slip of the fingers? On the same day you may correct what you gave yourself: the field is empty, and you type the right value. If the document already belongs to another record, the screen shows it and offers to open it. A visitor marked **{registers.visitors.fields.provisional}** came by a resident’s invitation, still without a document: complete it when they arrive.',
  ),
  p(
    'Has a provisional visitor arrived? Open their page, choose **{register-pages.record.edit}**, type the CPF or the document and take the photo. If the document belongs to somebody registered, choose **{registers.visitors.actions.merge}**: the invitation goes to the entry that exists.',
  ),
  warning(
    'A visitor marked **{gate.hit.blocked}** should not come in. Filter the list by that column to see them all. You block too: on the visitor’s page, **Block** asks for the reason and lasts 24 hours, unless the manager confirms it. Only the manager lifts it earlier. The reason is shown to those who administer alone.',
  ),
  heading('visits', 'Visits: arrival, answer and entry'),
  steps(
    'Somebody without an invitation: under **{handovers.visits.title}**, choose **New visit**. Whoever comes for the first time you register right there with **{visits.newVisitor.button}**: photo and document. Choose kind and destination and save: the household is asked at once.',
    'The page of the visit changes by itself when somebody answers, and says who it was. If they answer by intercom, use **{registers.visits.transitions.authorise.button}** and type the name of who answered. Without an answer within the company’s limit you are told.',
    '**{gate.act.enter}** lets in. If the document is missing, the screen asks for it; if something stands against the entry it says what, and lets in only with a reason, which is recorded. On the way out, **{gate.act.leave}**.',
  ),
  p(
    'Who is invited is in the view **{registers.visits.views.expected.f}**. A pass that does not hold says why: not yet valid, expired, used up, revoked, for another destination, or not on this day, hour or holiday. An official is recorded with **{registers.visits.fields.authority}** and never waits.',
  ),
  p(
    'What enters or leaves with somebody is under **{registers.item-passes.many}**: check it and choose **{registers.item-passes.transitions.pass.button}**.',
  ),
  heading('offline', 'When the connection is lost'),
  p(
    'The gate goes on, after a reload too: this device keeps, encrypted and for 12 hours at most, today’s visits, the passes, the plates and who is blocked. The band at the top says since when there is no connection, how many entries wait, and until when the list is valid.',
  ),
  p(
    'Record entries and exits as always. Since nobody can answer by the app, call and write who authorised. PINs are not on the device: use the QR code or the name. The **{gate.musterLink}** and the units, with intercoms and telephones of who may authorise, open without a connection too; parcels wait for it. A document that may be of somebody blocked is a question, not a refusal: check first.',
  ),
  p(
    'In the band, “Who passes where?” shows who passes each point today and at which hours; write a name or a unit to read where the person passes. These are the rules that the device read last: nothing opens from there.',
  ),
  p(
    'When the connection is back, everything is sent by itself, with your name and the time at which it happened. What does not agree (a pass used at another gate, for example) becomes no second entry: it is among the “entries to resolve”, and you or the manager say what happened, with a note. **Signing out** deletes the list from the device; what waits stays.',
  ),
  heading('changes', 'What you may change'),
  p(
    'You enter and change residents, vehicles, pets, visitors, providers and cards, change towers and apartments, and note who moves in and out. You remove visitors alone, and visits that the gate itself entered and that have not begun. Importing and exporting spreadsheets is for the administration. The whole table is in [Roles and permissions](/documentation/administrators/roles).',
  ),
  heading('panic', 'When a panic alert comes in'),
  steps(
    'A red band appears at the top of any page, with sound: who asked for help, where they live and what they wrote.',
    'Go, or send somebody, and choose **{panic.alert.acknowledge}**. The sound stops everywhere, and the person sees your name.',
    'Under **{panic.own.show}** you find their face and unit, how many seconds ago it was, buttons that call them and their emergency contact, each press, and the timeline.',
  ),
  p(
    'The band pushes the page down and hides nothing of it; windows and error pages stand below it too. By keyboard, [[Alt]] [[Shift]] [[A]] goes to it.',
  ),
  p(
    'The manager, or the administration of the platform, closes the alert. If somebody else takes it first, the band disappears from all screens. If the person raises it again, it comes back, with sound: it is not over. Two desks with one login warn each other.',
  ),
  note(
    'A browser plays the alarm only after the first click on the page. At the beginning of your shift, click once anywhere. If **{panic.banner.soundOff}** appears, do so.',
  ),
  p(
    'You can ask for help too: the red fingerprint button, in the toolbar or, on a phone, at the bottom. On the keyboard, [[Alt]] [[Shift]] [[P]].',
  ),
  heading('rounds', 'Rounds and occurrences'),
  p(
    'You walk your round with a phone: [Rounds](/documentation/rounds) says how. What happened on your shift is recorded under **{registers.occurrences.many}**, as [Occurrences and council](/documentation/occurrences) says.',
  ),
]
