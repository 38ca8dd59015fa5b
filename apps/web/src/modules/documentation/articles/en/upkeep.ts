import { type Article, code, heading, list, note, p, steps, table, warning } from '../article.ts'
import { commands } from '../commands.ts'

export const upkeep: Article = [
  p(
    'What is done once the installation is running: watch it, upgrade it, mend what is most common and, one day, hand it to somebody else. The command `portaria` and the folders are those of [Installing](/documentation/operators/installing).',
  ),
  heading('routine', 'The routine'),
  table(
    ['When', 'What'],
    [
      'Every day',
      'Look at the first screen of an administrator of the platform: the last backup stands there, red if something is missing.',
    ],
    [
      'Every week',
      '`portaria doctor` and the page [Servers](/documentation/administrators/servers): nothing stuck in the queues, no letter refused. And `apt-get upgrade`.',
    ],
    ['Every month', 'The [drill of a backup](/documentation/operators/backups#drill).'],
    ['At each release', '[Upgrading](/documentation/operators/upkeep#upgrade).'],
  ),
  heading('watch', 'Watching'),
  p(
    'The least is a service outside that asks for `/readyz` every minute and wakes somebody when the answer is not 200. The whole is Prometheus: give the server a `METRICS_TOKEN` and use the files of `ops/monitoring`.',
  ),
  list(
    '`alerts.yml`: the rules that wake somebody, from an alert that nobody answers to an old backup. The scrape job must be called `portaria`.',
    '`dashboard.json`: the dashboard, to import into Grafana.',
    'What to do at each rule: the heading of `docs/operating.md` that it has as its `runbook`.',
  ),
  warning(
    'A panic alert that nobody answers within 180 seconds, or the time that the company has chosen, reaches every master and administrator of the platform by letter and push; exercises do not. Agree on who answers, at any hour, and turn **{push.on}** on in that person’s telephone: they open the alert and call the condominium, or 190.',
  ),
  heading('several', 'Several servers'),
  p(
    'On one machine, `WORKERS` gives a process for each processor. On several, any number of servers works on one database, behind a balancer that asks for `/readyz`: all with the same `DATABASE_URL`, `SESSION_SECRET`, `SMTP_URL` and `FILES_URL`, the bucket of pictures, which `portaria move-files --to s3` takes there from the folder.',
  ),
  p(
    'So that not even the loss of the database’s machine stops the gate, `ops/cluster` has three PostgreSQL with Patroni, etcd and HAProxy; `npm run cluster` shows all of it on one machine, to get to know it first. The steps, and what to do when a member falls, are in `docs/operating.md`, under “A database that survives a machine”.',
  ),
  note('A cluster is no backup: a mistake of whoever deletes is on all three at the same instant.'),
  heading('upgrade', 'Upgrading'),
  steps(
    'Read in the `CHANGELOG.md` of the new release what stands under “To do”. Releases are taken one after the other, without skipping any.',
    'Prepare it beside, while the server runs. Put the release in place of 0.3.0.',
  ),
  code(commands.upgrade),
  p(
    'With the database that Portaria brings, a restart prepares it. It is away for seconds; check by `portaria doctor` afterwards:',
  ),
  code(commands.restart),
  p(
    'With `DATABASE_URL`, nothing stops: give `systemctl start portaria-migrate` first, on one machine only; then restart the servers one at a time, and wait for the `/readyz` of each. The page Servers shows which have the new release, and the `doctor` complains until the last.',
  ),
  heading('back', 'Going one release back'),
  p(
    'If the new release turns out bad, the one before works on its database; nothing in it is undone. With several servers, one at a time. Two releases back only by a backup. Put the release before in place of 0.2.0.',
  ),
  code(commands.back),
  heading('secret', 'Another secret'),
  p(
    '`SESSION_SECRET` is changed while everything runs; nobody is signed out. Make the new one by `openssl rand -base64 32`, and keep both until the end:',
  ),
  steps(
    'With several servers, give each the new one in `SESSION_SECRET_OTHER` and restart one at a time, until the page Servers says that all are ready. A single server begins with the next step.',
    'Put the new one into `SESSION_SECRET` and the old one into `SESSION_SECRET_OTHER`, and restart one at a time.',
    '`portaria change-secret` does at once what the night would do. When the `doctor` says that the old one can go, take `SESSION_SECRET_OTHER` out. Keep it in the safe as long as there are backups of before.',
  ),
  p(
    'This ends nothing. If the secret became known, the way is another, with the servers stopped and `portaria change-secret --end`: read “Changing the secret” in `docs/operating.md` first.',
  ),
  heading('trouble', 'What to do when…'),
  p('Always begin with these three, and read the last sentence:'),
  code(commands.look),
  table(
    ['What happens', 'What to do'],
    [
      'The server does not start',
      'The last line of the log is a sentence: a setting by its name, the database that does not answer, the port that is taken. Where it asks for `npm run migrate`, that is `systemctl start portaria-migrate`. Correct it and `systemctl restart portaria`.',
    ],
    [
      'Letters do not go out',
      'The line `letters` of the `doctor` signs in to the mail server and says what that refuses. If it is `ok`, see the code of each under **{servers.letters.title}**. If they go out and do not arrive, it is SPF, DKIM or spam. What waits goes by itself afterwards.',
    ],
    [
      'The backup is red',
      'The first screen says why, and `portaria backup` repeats it. `cannot be written by this user`: the folder belongs to another user, or is not in `ReadWritePaths`. `does not answer`: the bucket or its keys. A full disk: enlarge that of the backups.',
    ],
    [
      'The disk is full',
      'Free some by `journalctl --vacuum-size=500M`, delete from `/opt` the old releases (but for this one and the one before) and `/var/lib/portaria.lost`; then enlarge the disk. Never delete anything in `/var/lib/portaria`. If the server has stopped, start it.',
    ],
    [
      'Clocks are apart',
      '`timedatectl` tells whether the machine is synchronised; `timedatectl set-ntp true` turns it on. Set that of the database too. Codes of second factors are the first to fail.',
    ],
  ),
  p(
    'When a person reads an error of the server, the sentence has a code: `journalctl --unit portaria --grep` and the code find the line.',
  ),
  heading('privacy', 'What you see, and what you do not'),
  list(
    'The page Servers, the log, the measures and the traces have no names, no documents and no content of requests; they have numbers of records, routes and network addresses.',
    'Master and administrator read the registers of the company that they choose; sales and support do without the [protected data](/documentation/administrators/roles#protected). What they change is in the history of the company, and the reading of protected data in the trail. Each person with a login of their own and the least role that is enough.',
    'Whoever has root on the machine reads the database and the pictures: few people, with an SSH key, and the disk encrypted.',
    'Nobody reads passwords, which are not kept as they were typed, nor a backup without its key.',
  ),
  p(
    'For the LGPD, the condominium is the controller, and whoever runs the installation is the operator: they process data only as the contract and the condominium say (art. 39) and protect them (art. 46). Requests of people go to its manager, who [hands data out](/documentation/sindico#personal-data) and [erases them](/documentation/sindico#erasure). An incident that may have touched data is told to the condominium at once: it has 3 working days to tell the ANPD and the people (Resolution CD/ANPD 15/2024).',
  ),
  warning(
    'Take no real data for tests or to your own computer: `npm start` brings a demonstration with made-up people.',
  ),
  heading('hand-over', 'Handing an installation over'),
  steps(
    'List what there is: machines, domain and DNS, mail account, bucket, `/etc/portaria/portaria.env`, and who pays for each.',
    'Hand over the two secrets, `SESSION_SECRET` and `BACKUP_IDENTITY`, from safe to safe, never by e-mail.',
    'Create the administrator of whoever comes, by `portaria create-admin`. They do a `portaria doctor` and the drill of a backup by themselves.',
    '[End](/documentation/administrators/roles#end) the accesses of whoever leaves, and remove their SSH key.',
    'Change what they knew: the password of SMTP, the keys of the buckets, `METRICS_TOKEN` and the [key of the backups](/documentation/operators/backups#key).',
    'Tell the condominiums, which are the controllers, who runs it from now on.',
  ),
]
