import { type Article, heading, list, p, steps } from '../article.ts'

export const servers: Article = [
  p(
    'Administrators of the platform find under **{app.titles.servers}**, in the menu **{app.navigation.management}**, how the installation is now. Nobody else sees the page, and it does not ask to choose a company.',
  ),
  heading('page', 'The page'),
  list(
    '**{servers.servers.title}**: each process with its release, since when it runs, and its clock. More than one release is an upgrade that is not over; clocks that differ by more than two seconds are set by NTP.',
    '**{servers.backups.title}**: the last attempts, with what each holds or why it failed. The first screen turns red when the newest is older than 26 hours.',
    '**{servers.secret.title}**: whether SESSION_SECRET is being changed, how far that is, and the next step. Until it is over, the old secret must not be removed.',
    '**{servers.lanes.title}**: what waits to be done in the background, and for how long. A long wait in “Alerts” needs somebody at once.',
    '**{servers.loads.title}**: the calls of the last hour, and those refused since the company had its share. Others are not slowed by it.',
  ),
  heading('failed', 'Failed jobs'),
  steps(
    'Read why under **{servers.others.title}**: after some attempts, each job stands there with its company and its error, without data of people.',
    'Remove the cause: a service that is away, a full disk, a reader that is off.',
    'Use “Try again”. Repeating does nothing twice.',
  ),
  p(
    '**{servers.letters.title}** has the e-mails that the mail server did not accept, with its code: 550 is mostly an address that does not exist; `EAUTH` is the password in SMTP_URL.',
  ),
  heading('one-company', 'Bringing one company back'),
  p(
    'When somebody removed what they should not have, and the rest of the company went on working, whoever runs the server brings the company from a backup beside the living one (`npm run restore -- --tenant=… --as=…`; the operating guide has the steps). The company of today does not change.',
  ),
  steps(
    'The copy appears in **{registers.tenants.many}**, inactive and under the name that it was given. Enter it as an administrator and export the lists of what is missing.',
    'In the company of today, import these lists. Then remove the copy.',
  ),
  p(
    "No link, notice or job comes along, and no device is reached: the equipment of the copy is inactive. People's passwords and logins stay as they are today. Activate the copy only if people are to enter it: from then on they get its notices.",
  ),
  heading('cause', 'Finding the cause'),
  p(
    'On the machine of the server, `npm run doctor` (or `portaria doctor`, where it was installed as in [Installing](/documentation/operators/installing)) says in sentences what is wrong. What to do then is in [Watching and upgrading](/documentation/operators/upkeep#trouble). When a person reads an error of the server, the sentence has a code: it is that of the request in the log (`reqId`).',
  ),
]
