import { type Article, example, heading, note, p, warning } from '../article.ts'

export const personalData: Article = [
  heading('export', 'Exporting'),
  p(
    'Everybody downloads their own data with their session; the manager downloads those of whoever asked, in `residents`, `employees`, `service-providers` or `visitors`. The answer is a spreadsheet.',
  ),
  p('Sign in as a resident:'),
  example('sign-in-resident'),
  example('own-data'),
  p('And as the manager, her data:'),
  example('personal-data'),
  note(
    'Both need a recent proof of who you are, such as a password or a passkey; without it the answer is `proof_required`. A person exports 20 times an hour.',
  ),
  heading('erase', 'Erasing'),
  p(
    'Before you erase, ask what is still open with the person. `holds` tells each thing; `same` tells other records with the same CPF.',
  ),
  example('erasure-holds'),
  p('While something is open, nothing is erased:'),
  example('erasure-held'),
  warning('What is erased does not come back. Try it on a demonstration server.'),
  p(
    'Of a visitor who was only registered nothing is open. `reason` is `asked`, `consent_withdrawn`, `not_needed` or `ordered`. The receipt tells what was erased, in `blanked`, and what stays by another rule, in `kept`:',
  ),
  example('new-visitor'),
  example('erasure'),
  p('Repeating the request, or reading later, gives the same receipt:'),
  example('erasure-receipt'),
]
