import { type Article, heading, list, note, p, picture, steps } from '../article.ts'

export const equipment: Article = [
  p(
    'Portaria opens doors of parcel lockers and talks to Control iD readers. It does not talk to readers of other brands and to cameras yet. This page says what is ready and what is missing, so that nobody promises what is not there.',
  ),
  heading('today', 'What is there today'),
  list(
    'Under **{registers.residents.many}**, the **{common.fields.access_types}** that each person prefers: **{common.choices.access_types.facial}** or **{common.choices.access_types.card}**.',
    'The other **{registers.residents.fields.consents}** of each person, to images and contact, with the version of the terms, the date and the revocation.',
    'The field **Face recognition**, which the server computes from the consent, the photo and what readers confirmed.',
    'The **{registers.vehicles.fields.tag}** of a vehicle: one serves no two active cars, and that of a sold car is blocked.',
    '**{registers.brands.many}**, which are for equipment too.',
    '**{registers.equipment.many}**: readers, turnstiles, gates, intercoms and cameras, with location, network address and a password that nobody reads once it is saved. **{registers.equipment.fields.driver}** names the family of the device, or none; the direction of a passage belongs to the point, under **{registers.access-points.many}**.',
    '**{registers.lockers.many}**: the plan of the doors, parcels put in and collected, with Kerong (KR-CU) and Winnsen boards.',
    '**{registers.device-addresses.many}**: saving an address asks for its approval. An administrator of the platform approves or refuses it; before that, Portaria connects to none, public or private.',
  ),
  heading('lockers', 'Connecting a locker'),
  steps(
    'Under **{registers.locker-manufacturers.many}**, give the address and the network port of the serial gateway, and the protocol: kerong or winnsen.',
    'An administrator of the platform approves the address under **{registers.device-addresses.many}**. Before that, no door opens.',
    'Under **{registers.lockers.many}**, choose the manufacturer and give the number of the board and each door: the number painted on it, the channel of the board and the size. Tick **{registers.lockers.fields.has_sensors}** only if each door has one.',
    'In **{locker-doors.see}**, **{locker-doors.look.start}** says whether the board answers. Open an empty door, with a reason, and check that it is the right one.',
  ),
  p(
    'Without hardware, the demonstration data have simulated boards, which start with the server. For more, `npm run simulate:locker` stands in for boards at 127.0.0.1:4016, once the address is approved.',
  ),
  heading('readers', 'Adding a reader'),
  picture('new-reader', 'The five steps of a new reader, from the address on.'),
  steps(
    'Connect the reader to the network. Under **{access-readers.title}**, use “Add reader”: name, address, user name and password. The address is approved at once, and the reader exists: if the page closes, it goes on from where it was.',
    'Portaria calls the reader and shows its model, serial number and clock. If the password is still that of the factory, one button changes it for another, which Portaria keeps and nobody sees.',
    'Say which door it opens: a new point, with direction, areas and photo, or one that exists.',
    'Open the door once as a test; the opening is in the history with the reason “teste”. Where people leave, press the exit button or go through the free passage: the point works only after that.',
    'At the end, the page counts the people whom the reader has confirmed.',
  ),
  heading('not-yet', 'What is not there yet'),
  list('Readers of other brands.', 'Cameras, and reading number plates by them.'),
  note(
    'Entries of the menu appear when their screens exist. Follow the [changelog](/documentation/changelog).',
  ),
  heading('faces', 'Faces on readers'),
  p(
    'A face is sensitive data under the LGPD. It goes to a reader only with the consent of the person, given in their own account, by the link of an e-mail or on signed paper; the gate gives none. Always offer a card or a PIN. See [how everybody decides](/documentation/access#face).',
  ),
  p(
    'On the console of a reader, the face is a line of its own of the person: waiting, on the reader, being removed or refused, with the reason. The photo is kept encrypted on the server, or deleted once registered if the company chooses so. Withdrawing the consent deletes it at once; that of somebody who left is gone in the night after.',
  ),
]
