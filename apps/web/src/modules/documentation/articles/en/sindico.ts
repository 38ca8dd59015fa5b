import { type Article, heading, list, note, p, picture, steps, warning } from '../article.ts'

export const sindico: Article = [
  p(
    'You look after a condominium (or a building site, school, clinic, factory) and after who gets in. Here is the way, from the first day to the daily round.',
  ),
  picture('first-screen', 'The manager’s first screen: what waits for a decision, and the day.'),
  heading('set-up', 'Setting up the condominium'),
  p('Enter things in this order: each step uses the one before.'),
  steps(
    'In the account menu, open **Company settings**: logo, address, contact person, data protection officer, segment and time zone. The days and hours of the whole company follow that zone.',
    'Under **Towers**, choose **New tower** and save.',
    'On the tower’s page, **Generate apartments** makes them all at once, from floors and units per floor. You see the preview first; numbers that exist stay as they are.',
    'Under **Residents**, enter people one by one or [import a spreadsheet](/documentation/administrators/imports), which can also create towers and apartments that are missing.',
  ),
  picture('tower', 'A tower as a building: each unit opens its page.'),
  heading('occupancies', 'Who lives where'),
  p(
    'What ties a person to a unit is called an occupancy: it has a relation (**Owner**, **Tenant**, **Dependent**, **Domestic staff** or **Landlord**), a beginning and, one day, an end. It shows on both pages: under **Who occupies it** on the unit’s, and under **Units** on the person’s.',
  ),
  p(
    'When somebody moves, use **End…** and give the last day. The occupancy stops after it, and the history stays. An occupancy also says whether the person **authorises visitors**, **books areas** and **gets parcels**.',
  ),
  p(
    'Whoever has left the condominium is not removed: **Move out…**, on the record, lists everything that hangs on the person and on the family who leave together. Choose the last day or **Now**, decide each item (a car may go to who stays; an owner who lets the unit stays as landlord and keeps the login) and save. The plan holds until the end of that day, by the time of the condominium, and **Undo** is on the record until then. After that **Departure receipt** says what ended and when. A resident with a unit, login, card, pass or vehicle is made inactive in no other way. **Dismiss…**, of employees, and **End contract…**, of providers, work in the same way. **Remove…**, in the menu of an occupancy, is for one that was a mistake.',
  ),
  note(
    'Whoever is under 18 needs a **Guardian**. A CPF is not required: foreigners and children may have none.',
  ),
  p(
    'Everything of a unit on one page: open the apartment and choose **Unit record**. Each person, car, card and visit says from when to when; choose a period, read the **Timeline**, and take it on paper with **Print** or **Download PDF**. The gate sees the record without CPF and birth date; each reading with these data is recorded.',
  ),
  heading('access', 'Giving and taking access'),
  p(
    'Entering a resident does not make a login. For a person to get into Portaria, invite them. On the resident’s page the panel **Login** says whether they have one, are invited (since when and by whom), or why they cannot be.',
  ),
  steps(
    'One: on the resident’s page, **Invite** sends the invitation to the e-mail of the record.',
    'A tower or all of the condominium: under **Residents**, filter, tick a row, choose to select all, then **Invite**. At the end the screen says how many invitations went out and who got none, with the reason.',
    'Without e-mail: **Card or link** shows a code to print, copy or send by WhatsApp. For several, tick the rows and choose **Cards**: four on an A4 sheet, with name and unit, to cut out.',
    'Afterwards: the filter **Login**, at **Invited**, shows who has not answered, and **Remind** sends the same link again, once a day at most for each person.',
  ),
  p(
    'An invitation is good for 30 days and once. The access begins when the person accepts: somebody new says their name and chooses a password, who has an account uses their own. Whoever uses a card proves an e-mail first. **Cancel invitation** and **Make a new link** end the one before at once, and each resident has one login: the first invitation accepted ends the others.',
  ),
  p(
    'Not invited are people who are inactive, have moved out, wait for your approval or are under 18. The invitation goes to the e-mail of the record: check it first, since the gate may change it too; the history says who did.',
  ),
  p(
    'Staff and providers you invite under **Company settings**, **Invite somebody**; another manager is invited by the administration of the platform alone. Until the person accepts, the list of users shows only what you entered; the page of the invitation has **Invite again**, which replaces the link, **Change…** and **Withdraw invitation…**.',
  ),
  note(
    'When the platform invites one more manager, those there get an e-mail. Where sales or support staff invite, it stands as **To be confirmed** until a manager chooses **Confirm**, or declines.',
  ),
  p(
    'Under **See people with access** you find everybody. On each one’s page the menu of the access has **Suspend access**, **Resume access** and **End access…**. Once ended, the access is over at the same instant, on all devices.',
  ),
  warning(
    'The last manager of a company cannot be ended: ask the administration of the platform to invite another first. And name, e-mail and password belong to the person: the platform’s administrators change an e-mail only once it was confirmed at the old address.',
  ),
  heading('approvals', 'Approving what residents propose'),
  p(
    'A resident may propose people of their own household. On the first page, **Needs you** says how many records wait for your decision, and **Review** leads to the list. Select several people or open one, and choose **Accept**.',
  ),
  p(
    '**Refuse** asks for the reason, which the proposer reads, and takes whoever is refused out of the unit; for several people there is one reason. A vehicle or pet that is **Disputed** claims the plate, Renavam, chassis or microchip of another: open it, choose **Settle dispute** and say which one stays. The other becomes inactive. A visitor’s block by the gate lasts 24 hours: **Confirm block** keeps it, **Lift block** ends it.',
  ),
  heading('people', 'Vehicles, pets and visitors'),
  list(
    '**Vehicles**: the old plate and the Mercosul plate of one car are one. A plate is free once the vehicle is deactivated or sold; the tag of a sold vehicle is blocked.',
    '**Pets**: each with its unit, its tutor and its vaccines.',
    '**Visitors**: CPF or another document, one of the two is needed. To block somebody, open the visitor, choose **Block** and write the **Reason for blocking**: it holds at every gate until you choose **Lift block**.',
    '**Visits** and **Passes**: who comes, who waits and who is inside. A pass for who comes regularly has days, hours and at most a year; **Invite** is for the administration too.',
  ),
  p(
    'Brands and species come from a list that all companies share. One is missing? Add your own. The same one was entered twice? Tick the rows and choose **Merge**: what used the others moves to the one that stays.',
  ),
  heading('team', 'Employees and providers'),
  list(
    '**Employees**: position, **Shifts** (one that ends before it starts goes on until the next day) and, of outsourced people, the company. **Dismiss…** ends login and cards; whoever comes back is readmitted on the same page, inactive until you activate them.',
    '**Service providers**: companies or people. **Approve** and **Block**, the latter with a reason, are what the gate sees. Outside the contract, the **Allowed days**, the hours or the **Units served**, it needs a reason for the entry. **Technicians** are the company’s people, whom the gate finds by name.',
    'You are told of a document that is about to expire 30 and 7 days before, and on the day. In **Service providers** the view **Expired documents** shows those that are over.',
  ),
  heading('things', 'Cards, parking spaces and cabinets'),
  list(
    '**Cards**: the number is one in decimal and hexadecimal. **Assign** says who has it; **Block** and **Take back** put it out of use, and after **Record loss** it does not come back. Readers do not get them yet: see [Equipment](/documentation/administrators/equipment).',
    '**Parking spaces**: the administration of the platform enters them, and you find them by the search: whose each is, to whom it is lent and which vehicle uses it.',
    '**Cabinets**: keys, tools and things. **Lend** asks to whom and until when, **Return** ends it, and each item is lent once at a time. The view **Overdue** shows what has yet to come back.',
  ),
  heading('panic', 'Panic alerts'),
  p(
    'When somebody raises a panic alert, a red band appears on every page, with sound, until somebody takes it. **I am on my way** tells who asked for help that you are coming. Afterwards **Close alert** asks how it ended (**Resolved**, **False alarm** or **Test**) and, if you like, for a report.',
  ),
  p(
    'The page **Panic**, in the menu, keeps all alerts with their timeline: who raised it, who saw it, who went and how it ended. What nobody has taken comes first.',
  ),
  p(
    'In an alert, **I am coming too** shows who else is on the way, and **Messages sent** says what became of each e-mail and push message. **Report as PDF** has the timeline. **Exercise**, on the page **Panic**, begins one: it says so everywhere, does not leave the company and joins no alert.',
  ),
  p(
    'In **Company settings**, the section **Panic** says after how many seconds without anybody the managers get an e-mail (60, unless you change it), and after how many the platform’s administrators do (180). Under **Also tell at once** you choose more people with access: they get each alert on the screen and by e-mail, and may take it. The gate always gets it.',
  ),
  heading('limits', 'Limits, holidays and how long data is kept'),
  p(
    'In **Company settings** each subject has a section. **Visits** says how long somebody who arrives waits for an answer, how long an invitation holds and with what tolerance a pass opens, and of which reasons a document or a photo is asked too; **Length of stay**, after how long inside the gate is told, for each kind of visit (zero never tells); **Parcels** and **Lockers**, the time to collect and after how many days each reminder goes out. A blank field is the usual value.',
  ),
  p(
    'National holidays are computed. In **Holidays**, **Add a holiday** keeps those of the state, of the city and of the company itself, which may return **Every year**; **Carnival** and **Corpus Christi** hold if you tick them.',
  ),
  p(
    '**How long data is kept** has the terms, among them those of visitors’ documents and photos (180 days after the last visit, unless you change it), of visits and whoever did not come back (365), and of panic alerts (1,825); parcels, reservations, announcements, requests, occurrences and the positions of rounds have theirs too. Before you save, the page shows what each term would erase today and of when the oldest is. Portaria erases every night, in the history and in photos too, and the record’s history says that its data was erased. What is part of an open matter stays, such as a blocked visitor, a visit or a pass that still holds, or an open alert.',
  ),
  warning(
    'What was erased does not come back. An erased visit is still counted, without saying who came.',
  ),
  p(
    'A lost parcel has a **Loss report** on its record: the chain of custody, what is reported, the photo of the label and places for signatures, to print. When somebody moves out, the parcels that wait are decided in **Move out…**: they stay to be collected, go back to the sender, or become somebody’s who stays. Photos and signatures are erased 180 days after the end, and names after a year, unless **How long data is kept** says otherwise.',
  ),
  heading('history', 'What changed, and who changed it'),
  p(
    'On the first page, **Latest changes** shows what has just happened, and **See history** opens the row. On the page of any record, **History** shows each field, from what to what, who and when. None of it can be erased on screen.',
  ),
  p(
    'Removing does not erase either: the record leaves the list and can come back. If others depend on it, the screen says which and offers **Move to** another one first.',
  ),
]
