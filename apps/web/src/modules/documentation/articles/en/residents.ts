import { type Article, heading, list, note, p, picture, steps, warning } from '../article.ts'

export const residents: Article = [
  p(
    'In Portaria you look after what is yours: the people of your home, the cars, the pets and the visitors. And you have a button to ask for help.',
  ),
  picture('home', 'The first screen on a phone: invite, see who comes and what has arrived.'),
  heading('first-time', 'The first time'),
  steps(
    'The manager sends an invitation to your e-mail, or hands you a card with a code. Open the link, say your name and choose a password with 12 characters or more.',
    'Sign in with the e-mail and the password. On a phone the address works in the browser, with nothing to install.',
    'Check your phone number under **{shell.user.profile}**: it is the one that the gate calls.',
  ),
  p(
    'It did not come? Look into your spam folder, or ask the manager to check the address. If you chose **{shell.user.register}**, the manager has yet to give you access: until then the account opens nothing.',
  ),
  heading('phone', 'On a phone'),
  p(
    'On a phone, the bar at the bottom leads to **{app.titles.project}**, **{registers.visits.many}**, **{registers.parcels.many}** and **{registers.events.many}**; **{app.phoneBar.more}** opens the whole menu. The red button is above it, away from other buttons.',
  ),
  p(
    'The first screen shows what waits for you, each with its button: answer a visitor, read and confirm an announcement, accept a rule, check what the team has finished. At each parcel, **{own-parcels.home.show}** opens the code to show at the gate. Four large buttons follow; **{landing.home.everything}** opens your people, vehicles, reservations and the rest.',
  ),
  p(
    'Add Portaria to the home screen from the browser’s menu. On iPhones and iPads its icon shows how many notices you have not read, once you allow notifications. On Android, holding the icon shows shortcuts to invite, see parcels, reserve and open the panic dialog, which still asks you to confirm.',
  ),
  heading('your-home', 'Your home'),
  p(
    'You see your unit, who lives there with you, and the vehicles and pets of the household. You do not see the neighbours, and they do not see you. Only the manager and the administration see everything.',
  ),
  list(
    'Your e-mail, your phones and your photo you change yourself, on your page, which your name under **{landing.home.people}** opens, on the first page.',
    'Somebody new at home? On the first page, **{landing.home.propose}** takes the request to the manager. They count once the manager accepts.',
    'Under **{registers.vehicles.many}** and **{registers.pets.many}** you add and change your own.',
  ),
  p(
    'What ties you to the unit (owner or tenant, since when) is for the manager. Whoever has moved out stops seeing the home on the day after their last.',
  ),
  p(
    'Contact data belong to each person: you change your own, and those of minors whose guardian you are. Whoever owns and lives in the unit, or rents it, proposes people. If the manager refuses, the reason stands in the entry. And what you add to vehicles and pets is kept although another unit has the same: the manager settles it.',
  ),
  p(
    'On the first screen, **{landing.home.record}** shows your unit on one page: the people of the household, the cars, the cards and the visits of the time you have lived there. What belongs to who lived there before is not shown. Whoever let the unit to another family sees the own tie alone.',
  ),
  heading('visitors', 'Who comes to visit'),
  steps(
    'On the first screen, choose **{visits.invite.title}** and type the name. **{visits.invite.when}** says for how many hours it holds unless you say otherwise; **{visits.invite.days.exact}** asks for the hours.',
    'Choose **{visits.invite.short}**. Each person has a QR code, a PIN and a link: **{visits.card.whatsApp}**, **{visits.card.copy}** or, on a phone, **{visits.card.share}**.',
    'At the gate the person shows the code or says the PIN. The document is for the gate, and you are told when they enter.',
  ),
  p(
    'Who works in your home or comes every week: tick **{visits.invite.always}** and say the days and hours. The same pass holds every time, until the day that you choose.',
  ),
  p(
    'Somebody came without an invitation? The first screen shows who is **{visits.waiting.title}**, and so does the notification. **{registers.visits.transitions.authorise.button}** or **{registers.visits.transitions.deny.button}** counts at once. Anybody of the household who may authorise visits can answer; the first answer counts, and the others see whose it was.',
  ),
  p(
    'Changed your mind? Under **{registers.passes.many}**, open the pass and choose **{registers.passes.transitions.revoke.button}**: link and code end. If the link went to the wrong person, **{visits.card.share}** and **{visits.share.renew}** give another. What leaves your home with somebody, such as furniture, you authorise under **{registers.item-passes.many}**. Only you, your household and the staff see whom you receive.',
  ),
  p(
    'When a provider with a login comes because you asked, they see your name and telephone from three hours before until the end of the visit, to call if needed, and you are told when they say that they are on the way.',
  ),
  heading('parcels', 'Your parcels'),
  p(
    'When something arrives for your home you are told. **Parcels** shows what waits for you: where and until when to collect it, the photo of the label, and a code of eight digits, as a QR code too.',
  ),
  p(
    'Show the QR code or tell the code at the gatehouse: it is good once, and **{own-parcels.code.renew}** makes another in its place. The gatehouse does not read the code, and no notification has it.',
  ),
  p(
    'Does somebody else collect it? **{own-parcels.delegates.add}** makes a code for them alone, for a time or until the parcel is collected. Send it by **{visits.card.whatsApp}** or **{own-parcels.code.copy}**; **{own-parcels.delegates.revoke}** ends it.',
  ),
  p(
    'Is it in the locker? Go there and choose **I am at the locker** under **Parcels**: the screen says the number of the door and asks before it opens. Take the parcel, close the door, and the collection is recorded. Closed it without taking it? The parcel is still in the door. Did the door not open, or does the screen say “We do not know if the door opened”? Talk to the gatehouse. Whoever you authorised tells the code at the gatehouse, which opens the door.',
  ),
  p(
    'The **{own-parcels.history.title}** says when each parcel was collected, by whom and how. You are told when a parcel is returned, or a judicial letter is refused. A judicial letter in your name is seen by you alone. Who lives in the unit after you sees nothing of yours.',
  ),
  heading('panic', 'The panic button'),
  p(
    'The red fingerprint is on every page: in the toolbar or, on a phone, at the bottom. Use it when you or somebody else is in danger.',
  ),
  picture('panic', 'The question before the alert: write if you can, and raise it.'),
  steps(
    'Press the button. The screen asks **{panic.raise.title}**',
    'If you can, write what is happening. If you cannot, raise it all the same.',
    'Choose **{panic.raise.confirm}**. The gate and the manager get it at once, with your name and your unit.',
  ),
  p(
    'The screen tells the truth at every moment: sending, registered, who saw it, who is on the way. If nobody takes it, the managers and the platform are told by e-mail too, and you read **{panic.progress.platform}**',
  ),
  p(
    'Still in need of help? **{panic.raise.again}** adds to the same alert. If somebody was on the way, it rings anew on every screen.',
  ),
  p(
    'One tap says why, such as **{panic.said.motives.fire}** or **{panic.said.motives.violence}**. With **{panic.raise.silent}** the screen closes, and nothing shows or sounds on your device, nor on those of who lives with you; receivers are told not to call. How it goes stands behind the red button alone.',
  ),
  p(
    'A mistake? For three seconds **Take back** tells those who received it; somebody still confirms. Once help has come, **{panic.sender.over}** or **{panic.sender.still}** says how you are.',
  ),
  warning(
    'Without a connection you read **{panic.progress.unsent}** The alert stays on the device and is sent once the connection is back, even if you close the page. But call: do not wait.',
  ),
  note(
    'Raised by accident? Speak to the gate. The alert is closed as **{panic.resolutions.false_alarm}**, and nobody minds.',
  ),
  heading('privacy', 'Your data'),
  p(
    'CPF, document, date of birth and notes are protected: the gate does not read them, and each reading by those who may is recorded. The data protection officer answers for the condominium’s data; the manager tells you who that is.',
  ),
]
