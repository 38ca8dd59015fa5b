import { type Article, heading, list, note, p, picture, steps, warning } from '../article.ts'

export const sindico: Article = [
  p(
    'You look after a condominium (or a building site, school, clinic, factory) and after who gets in. Here is the way, from the first day to the daily round.',
  ),
  picture('first-screen', 'The manager’s first screen: what waits for a decision, and the day.'),
  heading('set-up', 'Setting up the condominium'),
  p('Enter things in this order: each step uses the one before.'),
  steps(
    'In the account menu, open **{shell.user.company}**: logo, address, contact person, data protection officer, segment and time zone. The days and hours of the whole company follow that zone. Logo, name, CNPJ and address are the letterhead of all that is printed: letters, reports, records and receipts.',
    'Under **{registers.towers.many}**, choose **New tower** and save.',
    'On the tower’s page, **Generate apartments** makes them all at once, from floors and units per floor. You see the preview first; numbers that exist stay as they are.',
    'Under **{registers.residents.many}**, enter people one by one or [import a spreadsheet](/documentation/administrators/imports), which can also create towers and apartments that are missing.',
  ),
  picture('tower', 'A tower as a building: each window opens the day of its unit.'),
  heading('live', 'The condominium live'),
  p(
    'On the first page, below **{landing.needsYou}**, **{live.place.condominium}** shows a window for each unit, lit by what is there now: a call for help, a visitor inside, a visitor expected today, a reservation today, an overdue request or a parcel to collect. Each kind has a shape of its own; a dot in the window says that there is more than one. A dashed window belongs to a unit where nobody lives.',
  ),
  p(
    'Press a window: the day of the unit opens at the side, with what is there now and what is over, and each line leads to its record. A press on a kind, above the towers, shows it alone. Below are the hours of the day: who came, who is still expected, parcels and reservations. Everything changes at once, without loading the page again.',
  ),
  p(
    'Occurrences light no window, and each person sees only what their role may read. On a phone the lit units are a list. With the keyboard, the arrows move between windows and [[Enter]] opens the day of a unit.',
  ),
  heading('occupancies', 'Who lives where'),
  p(
    'What ties a person to a unit is called an occupancy: it has a relation (**Owner**, **{registers.announcements.choices.relations.tenant}**, **{registers.announcements.choices.relations.dependent}**, **Domestic staff** or **Landlord**), a beginning and, one day, an end. It shows on both pages: under **{occupancies.ofApartment}** on the unit’s, and under **{occupancies.ofResident}** on the person’s.',
  ),
  p(
    'When somebody moves, use **{occupancies.end}** and give the last day. The occupancy stops after it, and the history stays. An occupancy also says whether the person **{occupancies.authorizes}**, **{occupancies.books}** and **{occupancies.parcels}**.',
  ),
  p(
    'Whoever has left the condominium is not removed: **{departures.begin.residents}**, on the record, lists everything that hangs on the person and on the family who leave together. Choose the last day or **{departures.when.now}**, decide each item (a car may go to who stays; an owner who lets the unit stays as landlord and keeps the login) and save. The plan holds until the end of that day, by the time of the condominium, and **{register-pages.undo}** is on the record until then. After that **Departure receipt** says what ended and when. A resident with a unit, login, card, pass or vehicle is made inactive in no other way. **{departures.begin.employees}**, of employees, and **{departures.begin.service-providers}**, of providers, work in the same way. **{occupancies.remove}**, in the menu of an occupancy, is for one that was a mistake.',
  ),
  note(
    'Whoever is under 18 needs a **{registers.residents.fields.guardian}**. A CPF is not required: foreigners and children may have none.',
  ),
  p(
    'Everything of a unit is on its page: open the apartment. Who lives there, cars, cards, visits, reservations and parcels say from when to when, a few at a time; at the end are the accesses and the **Timeline**. **{apartment-record.open}** takes it all on paper: choose a period and use **Print** or **Download PDF**. The gate sees the record without CPF and birth date; each reading with these data is recorded.',
  ),
  heading('personal-data', 'Giving a person their data'),
  p(
    'Whoever asks for access to their data (LGPD, art. 18) gets them as a spreadsheet. On the person’s record, under **{register-pages.moreActions}**, choose **{erasures.exports.begin}** and confirm who you are: one sheet has the record with all its fields, and the others what refers to the person, such as visits, parcels, reservations, vehicles and accesses. Documents and contacts of other people stay out; so do photos and files, and the first sheet says how many there are. The history of the record notes who exported and when.',
  ),
  p(
    'Whoever has the login of a resident, employee or provider need not ask: in their own profile, **{erasures.exports.own.download}** saves the same spreadsheet.',
  ),
  heading('erasure', 'Erasing the data of one person'),
  p(
    'When somebody who has left, or a visitor, asks for their data to be erased (LGPD, art. 18), open the record and choose **{erasures.begin}**. Give the **{erasures.reason}** and confirm who you are. Name, documents, contacts, photos and notes disappear from the record, from its history and from wherever else they were copied; “Pessoa apagada” and a number stand instead of the name. This cannot be undone.',
  ),
  p(
    'Accesses, visits and parcels still count, without saying whose they are. While something is open with the person (a visit, a card, an occurrence, a reader that still has the face), the screen shows what, with a link, and nothing is erased. Other records with the same CPF are shown there too: each is erased separately.',
  ),
  p(
    'The page of the erased record then shows the receipt, to read and print: who asked, when, why, what was erased and what stays, with the rule. You find it in the list, among the removed ones. The receipt contains no data of the person.',
  ),
  heading('access', 'Giving and taking access'),
  p(
    'Entering a resident does not make a login. For a person to get into Portaria, invite them. On the resident’s page the panel **{common.fields.login}** says whether they have one, are invited (since when and by whom), or why they cannot be.',
  ),
  steps(
    'One: on the resident’s page, **{registers.residents.actions.invite}** sends the invitation to the e-mail of the record.',
    'A tower or all of the condominium: under **{registers.residents.many}**, filter, tick a row, choose to select all, then **{registers.residents.actions.invite}**. At the end the screen says how many invitations went out and who got none, with the reason.',
    'Without e-mail: **{invitations.login.card}** shows a code to print, copy or send by WhatsApp. For several, tick the rows and choose **{registers.cards.many}**: four on an A4 sheet, with name and unit, to cut out.',
    'Afterwards: the filter **{common.fields.login}**, at **Invited**, shows who has not answered, and **{registers.residents.actions.remind}** sends the same link again, once a day at most for each person.',
  ),
  p(
    'An invitation is good for 30 days and once. The access begins when the person accepts: somebody new says their name and chooses a password, who has an account uses their own. Whoever uses a card proves an e-mail first. **Cancel invitation** and **Make a new link** end the one before at once, and each resident has one login: the first invitation accepted ends the others.',
  ),
  p(
    'Not invited are people who are inactive, have moved out, wait for your approval or are under 18. The invitation goes to the e-mail of the record: check it first, since the gate may change it too; the history says who did.',
  ),
  p(
    'Staff and providers you invite under **{shell.user.company}**, **{company-settings.people.invite}**; another manager is invited by the administration of the platform alone. Until the person accepts, **{registers.users.many}** shows only what you entered; the page of the invitation has **Invite again**, which replaces the link, **{invitations.panel.change}** and **{invitations.panel.withdraw}**.',
  ),
  note(
    'When the platform invites one more manager, those there get an e-mail. Where sales or support staff invite, it stands as **{common.choices.invitation.unconfirmed}** until a manager chooses **Confirm**, or declines.',
  ),
  p(
    'Under **{company-settings.people.action}** you find everybody. On each one’s page the menu of the access has **{memberships.suspend}**, **{memberships.resume}** and **{memberships.remove}**. Once ended, the access is over at the same instant, on all devices.',
  ),
  warning(
    'The last manager of a company cannot be ended: ask the administration of the platform to invite another first. And name, e-mail and password belong to the person: the platform’s administrators change an e-mail only once it was confirmed at the old address.',
  ),
  heading('approvals', 'Approving what residents propose'),
  p(
    'A resident may propose people of their own household. On the first page, **{landing.needsYou}** says how many records wait for your decision, and the line leads to the list. Select several people or open one, and choose **{registers.residents.transitions.accept.button}**.',
  ),
  p(
    '**{registers.residents.transitions.refuse.button}** asks for the reason, which the proposer reads, and takes whoever is refused out of the unit; for several people there is one reason. A vehicle or pet that is **Disputed** claims the plate, Renavam, chassis or microchip of another: open it, choose **Settle dispute** and say which one stays. The other becomes inactive. A visitor’s block by the gate lasts 24 hours: **{registers.visitors.actions.confirm-block}** keeps it, **{registers.visitors.actions.unblock}** ends it.',
  ),
  heading('people', 'Vehicles, pets and visitors'),
  list(
    '**{registers.vehicles.many}**: the old plate and the Mercosul plate of one car are one. A plate is free once the vehicle is deactivated or sold; the tag of a sold vehicle is blocked.',
    '**{registers.pets.many}**: each with its unit, its tutor and its vaccines. The species to choose from are under **{registers.species.many}**.',
    '**{registers.visitors.many}**: CPF or another document, one of the two is needed. To block somebody, open the visitor, choose **Block** and write the **{registers.visitors.fields.blocked_reason}**: it holds at every gate until you choose **{registers.visitors.actions.unblock}**.',
    '**{registers.visits.many}** and **{registers.passes.many}**: who comes, who waits and who is inside. The list begins with **{registers.visits.views.now.f}**, by the hour: who is inside, who waits and who is still to come. One press there shows the past too, and a search looks through everything. A pass for who comes regularly has days, hours and at most a year; **{registers.residents.actions.invite}** is for the administration too.',
  ),
  p(
    'Brands and species come from a list that all companies share. One is missing? Add your own. The same one was entered twice? Tick the rows and choose **{catalogues.merge.action}**: what used the others moves to the one that stays.',
  ),
  heading('team', 'Employees and providers'),
  list(
    '**{registers.employees.many}**: position, **{registers.employees.fields.shifts}** (one that ends before it starts goes on until the next day) and, of outsourced people, the company. **{departures.begin.employees}** ends login and cards; whoever comes back is readmitted on the same page, inactive until you activate them.',
    '**{registers.service-providers.many}**: companies or people. **Approve** and **Block**, the latter with a reason, are what the gate sees. Outside the contract, the **{registers.service-providers.fields.allowed_days}**, the hours or the **{registers.service-providers.fields.apartments}**, it needs a reason for the entry. **Technicians** are the company’s people, whom the gate finds by name.',
    'You are told of a document that is about to expire 30 and 7 days before, and on the day. In **{registers.service-providers.many}** the view **{registers.service-providers.views.documents_expired.f}** shows those that are over.',
  ),
  heading('things', 'Cards, parking spaces and cabinets'),
  list(
    '**{registers.cards.many}**: the number is one in decimal and hexadecimal. **{registers.cards.transitions.assign.button}** says who has it; **Block** and **{registers.cards.transitions.return.button}** put it out of use, and after **{registers.cards.transitions.lose.button}** it does not come back. The card of a person whom a rule lets pass is sent to the readers by itself: see [Access points and rules](/documentation/access).',
    '**{registers.garages.many}**: the administration of the platform enters them, and you find them by the search: whose each is, to whom it is lent and which vehicle uses it.',
    '**{registers.cabinets.many}**: keys, tools and things. **Lend** asks to whom and until when, **Return** ends it, and each item is lent once at a time. The view **{registers.cabinets.views.overdue.f}** shows what has yet to come back.',
  ),
  heading('panic', 'Panic alerts'),
  p(
    'When somebody raises a panic alert, a red band appears on every page, with sound, until somebody takes it. **I am on my way** tells who asked for help that you are coming. Afterwards **{panic.alert.close}** asks how it ended (**{panic.resolutions.resolved}**, **{panic.resolutions.false_alarm}** or **{panic.resolutions.test}**) and, if you like, for a report.',
  ),
  p(
    'The page **Panic**, in the menu, keeps all alerts with their timeline: who raised it, who saw it, who went and how it ended. What nobody has taken comes first.',
  ),
  p(
    'In an alert, **{panic.incident.come}** shows who else is on the way, and **{panic.incident.deliveries}** says what became of each e-mail and push message. **{panic.incident.report}** has the timeline. **Exercise**, on the page **Panic**, begins one: it says so everywhere, does not leave the company and joins no alert.',
  ),
  p(
    'In **{shell.user.company}**, the section **Panic** says after how many seconds without anybody the managers get an e-mail (60, unless you change it), and after how many the platform’s administrators do (180). Under **{company-settings.panic.recipients}** you choose more people with access: they get each alert on the screen and by e-mail, and may take it. The gate always gets it.',
  ),
  heading('limits', 'Limits, holidays and how long data is kept'),
  p(
    'In **{shell.user.company}** each subject has a section. **{registers.visits.many}** says how long somebody who arrives waits for an answer, how long an invitation holds and with what tolerance a pass opens, and of which reasons a document or a photo is asked too; **{company-settings.overstay.title}**, after how long inside the gate is told, for each kind of visit (zero never tells); **{registers.parcels.many}** and **{registers.lockers.many}**, the time to collect and after how many days each reminder goes out. A blank field is the usual value.',
  ),
  p(
    'National holidays are computed. In **{registers.holidays.many}**, **{company-settings.holidays.add}** keeps those of the state, of the city and of the company itself, which may return **Every year**; **{registers.tenants.choices.optional_holidays.carnival}** and **{registers.tenants.choices.optional_holidays.corpus_christi}** hold if you tick them.',
  ),
  p(
    '**{company-settings.retention.title}** has the terms, among them those of visitors’ documents and photos (180 days after the last visit, unless you change it), of visits and whoever did not come back (365), and of panic alerts (1,825); parcels, reservations, announcements, requests, occurrences and the positions of rounds have theirs too. Before you save, the page shows what each term would erase today and of when the oldest is. Portaria erases every night, in the history and in photos too, and the record’s history says that its data was erased. What is part of an open matter stays, such as a blocked visitor, a visit or a pass that still holds, or an open alert.',
  ),
  warning(
    'What was erased does not come back. An erased visit is still counted, without saying who came.',
  ),
  p(
    'A lost parcel has a **{parcel-report.lost}** on its record: the chain of custody, what is reported, the photo of the label and places for signatures, to print. When somebody moves out, the parcels that wait are decided in **{departures.begin.residents}**: they stay to be collected, go back to the sender, or become somebody’s who stays. Photos and signatures are erased 180 days after the end, and names after a year, unless **{company-settings.retention.title}** says otherwise.',
  ),
  heading('history', 'What changed, and who changed it'),
  p(
    'On the first page, **{landing.changes.title}** shows what has just happened, and **{landing.changes.history}** opens the row. On the page of any record, **{register-pages.form.history}** shows each field, from what to what, who and when. None of it can be erased on screen.',
  ),
  p(
    'Removing does not erase either: the record leaves the list and can come back. If others depend on it, the screen says which and offers **{register-pages.remove.reassign}** another one first.',
  ),
]
