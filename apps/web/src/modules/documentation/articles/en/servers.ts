import { type Article, heading, list, p, steps } from '../article.ts'

export const servers: Article = [
  p(
    'Administrators of the platform find under **{app.titles.servers}**, in the menu **{app.navigation.management}**, how the installation is now. Nobody else sees the page, and it does not ask to choose a company.',
  ),
  heading('page', 'The page'),
  list(
    '**{servers.servers.title}**: each process with its release, since when it runs, and its clock. More than one release is an upgrade that is not over; clocks that differ by more than two seconds are set by NTP.',
    '**{servers.backups.title}**: the last attempts, with what each holds or why it failed. The first screen turns red when the newest is older than 26 hours.',
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
  heading('cause', 'Finding the cause'),
  p(
    'On the machine of the server, `npm run doctor` says in sentences what is wrong with the installation. When a person reads an error of the server, the sentence has a code: it is that of the request in the log (`reqId`).',
  ),
]
