import { type Article, code, example, heading, list, note, p, part, table } from '../article.ts'

export const api: Article = [
  p(
    'All that the screen does passes through an API at `/api/v1`. It describes itself at [/api/v1/docs](/api/v1/docs) and, for machines, at `/api/v1/openapi.json`. The description says what every call takes and answers, refusals included, and generators make a client of it in your language. These pages tell what it does not.',
  ),
  note(
    'A test runs every example here, in this order, on a server with the demonstration. You can copy them into a terminal and get the same. What is underlined in an answer is another each time; where there is …, more comes than we show.',
  ),
  heading('sign-in', 'Signing in'),
  p(
    'Send e-mail and password; the token of the answer goes with the next calls, in `Authorization: Bearer`. It is good for 15 minutes.',
  ),
  example('sign-in'),
  p('An unknown e-mail and a wrong password get the same answer, and take the same time.'),
  example('wrong-password'),
  p('Who am I, what may I be, and in which language:'),
  example('own-account'),
  heading('refresh', 'A new token'),
  p(
    'Before it expires, or after a 401, exchange it. The old token, expired or not, is the proof. Each is good for one exchange; shown again after ten seconds it ends the session. A session ends after 7 days without use, and after 30 in any case.',
  ),
  example('next-token'),
  heading('company', 'The company of each call'),
  p(
    'Whoever belongs to a company (building manager, employee, resident, provider) always acts in it. Master, administrator and sales choose one with each call, in `X-Tenant-Id`.',
  ),
  example('sign-in-admin'),
  example('companies'),
  p('Without the header, the registers of companies ask for it:'),
  example('no-company'),
  example('chosen-company'),
  p(
    'What belongs to another company answers 404, like what does not exist: in lists, searches, exports and errors. The header with a foreign company, from who does not choose, is 403 and is recorded.',
  ),
  heading('sign-out', 'Signing out'),
  example('sign-out'),
  heading('errors', 'Errors'),
  p(
    'With `proof_required` (403) the session showed who it is more than 15 minutes ago: `proof` brings the `ticket` and the `methods`. Send `POST /session/proof` the `ticket` with `password` and, unless `methods` is empty, `code`; then repeat the call. It is asked for exports of people, visits, passes and the proof of an announcement, for giving the role `sindico`, for erasing the data of a person, for adding a second factor and for linking or unlinking accounts of another service.',
  ),
  p(
    '`second_factor_enrolment` (403), from `POST /login`, says that the person needs a second factor and has none: `enrolment` brings the `ticket`, the secret and the request for a passkey; `POST /login/enrolment` completes the sign-in and brings `recovery_codes`.',
  ),
  p(
    'An error is a problem document (RFC 9457) in `application/problem+json`. Decide by `code`, which never changes; `title` and `detail` are for people, in the language of who asks. `request_id` finds the call in the server’s log.',
  ),
  list(
    '`errors` has the refused fields, each with its code: `phones.0` is the first phone.',
    '`current`, with `stale`, is the record as it is now.',
    '`existing`, with `duplicate`, is what is there already, if you may see it.',
    '`uses`, with `in_use`, says how many records depend on this one.',
    '`retry_after`, with `throttled` and with `unavailable` for too much at once, are the seconds to wait; the header `Retry-After` says the same. `limit` says which limit it was: that of one person (`person`), of the company (`company`), of the server (`server`) or of waiting (`wait`). After 1,000 refused calls of one person in ten minutes, or of one network without a session, further ones are `throttled` with the limit `refusals`; alarms and streams go on. From the hundredth on, refusals are answered twenty a second.',
    '`sign_in_by_letter`, of `POST /login`, says that there were 100 wrong passwords for the e-mail in 24 hours, known or not: ask for the link with `POST /password/forgot`, sign in with a passkey, or from a browser that signed in before, which the cookie `portaria_device` (`__Host-portaria_device` with https) recognises. The cookie authorises nothing: keep it only if your program signs in as a browser does.',
  ),
  part('problem-codes'),
  heading('field-codes', 'Codes of fields'),
  part('field-codes'),
  heading('headers', 'Headers'),
  table(
    ['Header', 'What for'],
    ['`Authorization: Bearer …`', 'The token. It never goes into an address.'],
    ['`X-Tenant-Id`', 'The company, for who chooses one.'],
    ['`If-Match`', 'The version that is changed or removed: `"7"` is version 7.'],
    [
      '`Idempotency-Key`',
      'With a panic alert: the same call, sent again, does not repeat the alert.',
    ],
    ['`Last-Event-ID`', 'In the stream of events: the last one received.'],
  ),
  heading('run', 'A server to try things on'),
  p('With Node 20 or newer and npm, in the project’s folder:'),
  code('npm start'),
  p(
    'It brings its own PostgreSQL, loads the demonstration and writes the accounts to the terminal. All have the password `portaria-demo-2026`.',
  ),
]
