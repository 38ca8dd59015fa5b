import { type Article, heading, list, note, p } from '../article.ts'

export const equipment: Article = [
  p(
    'Face readers, turnstiles, gates, cameras, parcel lockers: Portaria does not talk to any of them yet. This page says what is ready and what is missing, so that nobody promises what is not there.',
  ),
  heading('today', 'What is there today'),
  list(
    'Under **Residents**, the **Ways of access** that each person prefers: **Face** or **Card**.',
    'The **Consents** of each person, with the version of the terms, the date and the revocation.',
    'The field **Face recognition**, which the server writes. While there are no readers it reads **Not enrolled**.',
    'The **Tag number** of a vehicle, as a note.',
    '**Brands**, which are for equipment too.',
    '**Equipment**: readers, turnstiles, gates, intercoms and cameras, with location, network address and a password that nobody reads once it is saved.',
    '**Lockers**, with the doors of each, and **Locker manufacturers**.',
    '**Device addresses**: saving an address asks for its approval. An administrator of the platform approves or refuses it; before that, Portaria connects to none, public or private.',
  ),
  heading('not-yet', 'What is not there yet'),
  list(
    'Registers of cards and parking spaces, and deposits in lockers.',
    'Opening doors, gates and barriers.',
    'Sending faces or cards to readers, and the record of each passage.',
  ),
  note(
    'Entries of the menu appear when their screens exist. Follow the [changelog](/documentation/changelog).',
  ),
  heading('faces', 'Before you use faces'),
  p(
    'A face is sensitive data under the LGPD. Ask for consent from now on, in writing, always offer a card instead, and note it under **Consents**. Whoever revokes it keeps the date under **Revoked on**.',
  ),
]
