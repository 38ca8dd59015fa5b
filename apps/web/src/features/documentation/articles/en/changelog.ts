import type { ChangelogEntry } from '../article.ts'

export const changelog: readonly ChangelogEntry[] = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    newChanges: [
      'The gate completes a provisional visitor, recognises who is registered already and blocks with a reason; the manager confirms or lifts it, refuses proposals with a reason and settles disputed plates.',
      'The gate corrects, on the same day, what it typed itself; and the search finds the number of a document too.',
      'Invitations: the company sees only what it entered until the person accepts, by the letter or on top of the screen; a card with a code for who has no e-mail; a new manager is announced to those there, who confirm whom the platform’s staff name.',
      'A company may require two-step verification of managers and employees: whoever has none sets it up at the next sign-in.',
      'Exporting people, giving the role of manager and changing the second factor need a confirmation of the last 15 minutes.',
      'Failed sign-ins and refusals are recorded; `REGISTRATION=off` switches registration off, and unconfirmed registrations go after seven days.',
      'Panic: raising again adds to the same alert and, where somebody has taken it, rings anew; with nobody coming, letters to the managers and to the platform, by limits in the company settings.',
      'Whoever guesses passwords shuts nobody out: people still sign in on a device that they used before, and so does their office.',
      'Two-step verification by authenticator app, passkeys and recovery codes.',
      'My profile whole: a photo that you crop, your own name and e-mail, memberships and the choice of notifications.',
      'Documentation inside Portaria, with search, and every example of the API run by a test.',
      'Spanish, and Arabic from right to left, besides Portuguese and English.',
      'Registering where one signs in: it opens nothing until somebody gives access.',
      'The first page shows people by tower, the latest changes and open alerts.',
      'Brands and species entered twice can be merged.',
      'Sample pages and apps, answered inside the browser; `DEMO_APPS=off` leaves them out.',
    ],
    fixedChanges: [
      'Many sign-ins from one address make nobody else wait, and no e-mail for a forgotten password is lost.',
      'A CPF can no longer be guessed: the mask shows two digits, and who does not see a value only looks it up whole, recorded and with a limit an hour.',
      'Spreadsheets and photos wait for their turn and have limits: one company’s file holds up no other.',
      'A change of colours repaints the page in one go.',
      'A search in a list goes through the company once, not twice.',
      'An import of 100,000 lines stays below 400 MiB of memory.',
      'Of two registrations at once with one e-mail, the second is refused by the right code.',
      'In a merge, what is chosen before the uses are counted stays chosen.',
      'Numbers in sentences are written as in the language of the screen.',
    ],
    breakingChanges: [
      'API: `blocked` and `blocked_reason` of visitors change by `block`, `confirm-block` and `unblock` alone; fields of actions answer `not_allowed`; a resident changes their own contacts alone, proposes with `occupancy`, and gets no 409 for what they do not see.',
      'API: repeating a `POST` with the same `id` answers 200 to its maker alone; `cpf_masked` shows two digits; a resident reads no documents of visitors.',
      'API: `POST /users` makes an invitation, which `GET /users` lists with `invitation`; whoever accepts has another `id`. Read `invitation`, and do not keep the `id` of an invitation as the person’s.',
      'API: `GET /residents/export`, `GET /visitors/export` and giving the role `sindico` may answer 403 `proof_required`; confirm by `POST /session/proof` and repeat.',
      'API: presses of one person join the alert that is not closed, with a key too; `timeline` has no `pinged` any more, read `presses`.',
      'API: the answer of `POST /login` no longer holds the person’s language; read `language` from `GET /me`.',
    ],
  },
  {
    version: '0.0.5',
    date: '2026-11-21',
    newChanges: [
      'Companies, people and accesses, each with pages of their own, and invitations by letter.',
      'Segments: condominium, construction, education, health and industry give screens their words.',
      'Three layouts and 25 colour schemes, kept with the person.',
      'Change all that a filter finds at once.',
      'A manager keeps the data of their own company.',
    ],
    fixedChanges: ['Lists load in three parts instead of fifty files.'],
    breakingChanges: [
      'API: name and e-mail of a user are no longer changed by `PATCH /users/{id}`. For the e-mail use `POST /users/{id}/change-email`, which asks the person to confirm.',
    ],
  },
  {
    version: '0.0.4',
    date: '2026-11-21',
    newChanges: [
      'Vehicles, pets and visitors, and the catalogues of brands, species and segments.',
    ],
    fixedChanges: [
      'An old plate and its Mercosul form are one car when importing too.',
      'The export of a catalogue brings the shared rows together with the company’s.',
      'Open screens are told of what an action changed.',
    ],
    breakingChanges: [],
  },
  {
    version: '0.0.3',
    date: '2026-11-21',
    newChanges: [
      'Panic alerts, stored before the answer, and live events that are never missed.',
      'The web app: signing in, the menu, lists and forms of every register.',
    ],
    fixedChanges: ['The same record created twice at once answers with one row.'],
    breakingChanges: [],
  },
  {
    version: '0.0.2',
    date: '2026-11-21',
    newChanges: [
      'Signing in with e-mail and password, files, import and export of spreadsheets.',
      'A demonstration with two condominiums.',
    ],
    fixedChanges: [],
    breakingChanges: [],
  },
  {
    version: '0.0.1',
    date: '2026-11-21',
    newChanges: [
      'Registers that come from a definition: lists, versions, history, removing and restoring.',
      'Node and PostgreSQL come along: `npm start` is enough.',
    ],
    fixedChanges: [],
    breakingChanges: [],
    notes: 'Numbers below 0.1.0 mark the stages of the first day of development.',
  },
]
