import { type Article, heading, list, note, p, part, steps } from '../article.ts'

export const gettingStarted: Article = [
  p(
    'Portaria is used in the browser, on a computer or a phone. This page shows what holds for everybody: signing in, finding what you look for, and working with lists and forms.',
  ),
  heading('sign-in', 'Signing in'),
  steps(
    'Open the address that the administration gave you. You come to the screen **{sign-in.login.title}**.',
    'Type **{sign-in.login.email}** and **{sign-in.login.password}** and press [[Enter]].',
    'You come to the first page. If you had opened another address before, you go straight back to it.',
  ),
  p(
    'Were you invited? The letter that comes by e-mail has a link to say your name and choose a password, or to accept with the one you use. It is good for 30 days and can be used once. If you are in Portaria already, the invitation stands in a notice on the screen with **{registers.residents.transitions.accept.button}** and **Decline**. The password needs 12 characters or more: a short sentence that only you know works well.',
  ),
  p(
    'Forgot your password? Choose **{sign-in.login.forgot}** where you sign in. The link that comes is good for one hour.',
  ),
  p(
    'After 100 wrong passwords for an e-mail in 24 hours, from wherever they come, nobody signs in with its password until a day has passed: make another by **{sign-in.login.forgot}**, or sign in with a passkey. On a device where you signed in before, nothing changes.',
  ),
  note(
    'You can also choose **{sign-in.login.register}** where you sign in. The account alone opens nothing: once you have confirmed your e-mail, ask the manager or the administration to give you access.',
  ),
  p(
    'After ten wrong tries you have to wait a little, and each further one doubles the wait, up to 15 minutes. A session that is not used for seven days ends; after thirty days you sign in again in any case.',
  ),
  heading('first-page', 'The first page'),
  p(
    'The first screen answers one question: what needs me now? It depends on your role. A manager sees **Today** (alerts, who is inside, who is expected, rounds, occurrences, parcels, keys, reservations and what is late), under **{landing.needsYou}** what waits for a decision, and under **{landing.changes.title}** what each person changed. Who works at the gate comes straight to it; a resident to **{landing.home.title}**; a provider to the visits that expect them; an administrator to the companies.',
  ),
  p(
    'The buttons with + add what comes up every day. While the basics are missing, the card **{landing.firstSteps}** says what to enter, in the right order.',
  ),
  heading('find', 'Finding anything'),
  p(
    'At the top of the menu, at the side, **{app.work.title}** (for residents **{app.work.ofResidents}**) gathers the pages of your day and those that you marked with the star. Below, each group opens and closes with a press, and this browser remembers the ones you opened. To be quicker, press [[Ctrl]] [[K]] (on a Mac [[⌘]] [[K]]) and type what you are looking for: a page, a person, an apartment, a plate, a document, a card, a parcel, a reservation, a request or an occurrence. Accents, capitals, apostrophes and hyphens make no difference. The arrows choose, [[Enter]] opens, [[Esc]] closes.',
  ),
  p(
    'On the page of a record, [[Ctrl]] [[K]] shows first what you may do with it: type “block”, for example. “Book hall saturday” opens the reservation with area and day; at the gate, “parcel 12” opens the reception for unit 12.',
  ),
  p(
    'On a list, [[/]] goes to the search and [[↓]] into the rows; [[␣]] (the space bar) shows the record beside them, and the arrow towards it goes into it; [[?]] shows all keys. If your device types by voice, switch off **{keys.single}** under **{shell.toolbar.appearance}**, **{settings.tabs.reading}**.',
  ),
  p(
    'The star in the toolbar opens **{shell.toolbar.shortcuts}**: mark the pages you use most, and they are at hand on all your devices.',
  ),
  heading('lists', 'Lists'),
  p(
    'All lists work the same way. The search looks through all pages of the list, filters narrow it, and the address keeps what you see: copy it to a colleague, who will see the same (as far as their role allows).',
  ),
  list(
    'A click on the row, or [[Enter]], opens the record to be read: who or what it is, telephones that one tap calls, and only what is filled in. **{register-pages.record.edit}** opens the form; [[Esc]] goes back to the same row.',
    'Click the title of a column to sort by it; once more to turn it round.',
    '**Columns** chooses what is shown, and **{register-pages.list.view}** changes the density.',
    'Tick a row and, holding [[Shift]], another: everything between is ticked. With rows ticked, **{register-pages.bulk.activate}**, **{register-pages.bulk.inactivate}** and **{register-pages.bulk.remove}** appear, for who may.',
    '**{saved-views.views}**, beside the title, keeps the list as you left it, under a name of your own; some come along.',
    '**{spreadsheets.export}** downloads exactly what search and filters show, as CSV, Excel or PDF.',
  ),
  p(
    'What is removed can come back: under **{register-pages.list.view}** choose **{register-pages.list.showRemoved.m}** and open the record to restore it.',
  ),
  heading('forms', 'Forms'),
  p(
    'Fields take what you paste: CPF, CNPJ, plate and phone with or without dots and dashes, plates of neighbouring countries and telephones such as 0800 too. A HEIC photo, of an iPhone, becomes a JPEG or is refused before it is sent. The error stands under its field and says how to put it right. [[Ctrl]] [[Enter]] saves from any field.',
  ),
  p(
    'When you leave with changes, the question **Leave without saving?** protects what you typed. A window asks too before [[Esc]] or its X closes it with something typed or signed; an empty one closes at once. If somebody else saved the same record before you, nothing is lost: you see both versions and choose, field by field, what stays.',
  ),
  p(
    'What you type is kept on this device for 7 days, and only you can read it: if the page closes or the session ends, sign in again, open the same form and choose **{own-second-factor.totp.next}**. Documents, photos and other protected data are not kept. When you sign out, you decide whether the drafts are deleted.',
  ),
  p(
    'When the servers have moved to a new version, a notice in the corner offers to reload the page. Nothing is reloaded by itself: until then everything goes on working.',
  ),
  p(
    '**{register-pages.form.history}**, for who may, also in **{register-pages.moreActions}**, shows who changed what, and when.',
  ),
  heading('look', 'Your own way'),
  p(
    'In the account menu, **{shell.toolbar.appearance}** has 25 colour schemes and three layouts, and **{shell.user.language}** Portuguese, English, Spanish and Arabic; by keyboard, [[Ctrl]] [[K]] and “appearance” or “language”. **{shell.toolbar.fontSize}**, from 70% to 130%, is in the toolbar and, on a phone, in the same menu. The choice is yours and goes with you to other devices.',
  ),
  p(
    'Under **{own-account.pageTitle}** you change your photo, name, e-mail, phone and password, and see where you are signed in. There is a device you do not know? **{own-account.sessions.end}** takes that session away at once.',
  ),
  heading('account', 'A safer account'),
  p(
    'Under **{own-account.pageTitle}**, **{own-second-factor.title}** asks at sign-in for something that only you have. **{own-second-factor.totp.title}** shows a new code every 30 seconds; each code counts once.',
  ),
  p(
    'With **{own-second-factor.passkeys.title}** you come in by face, fingerprint or the PIN of your device: at the door choose **{sign-in.login.passkey}**, without typing a password.',
  ),
  p(
    'With the first of the two you are given ten **{own-second-factor.codes.title}**. Keep them away from your phone: each opens the account once, should you lose the device.',
  ),
  p(
    'After 15 minutes, exporting people, visits or the proof of an announcement, giving the role of manager or changing the verification asks again for password and code, or a passkey (**{session-proof.title}**). What you asked for follows by itself.',
  ),
  p(
    'Under **{own-account.notifications.title}** you choose what reaches you and how: a message on the screen, sound, e-mail and push. Notices come in five groups, such as **{own-account.notifications.groups.accesses}**: a switch turns the whole group on or off, and the arrow beside it opens its notices one by one. Emergencies always come. **{push.on}** turns push on, which arrives even while Portaria is closed; a locked screen names nobody unless you turn on **{push.names}**. On an iPhone, open Portaria in Safari, press Share, add it to the home screen, and turn messages on from there.',
  ),
  heading('keyboard', 'Keyboard'),
  part('page-keys'),
]
