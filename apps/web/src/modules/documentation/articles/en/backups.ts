import { type Article, code, heading, list, note, p, steps, table, warning } from '../article.ts'
import { commands } from '../commands.ts'

export const backups: Article = [
  p(
    'One backup a day, encrypted, with everything: database and pictures. This page tells how to try them, how to recover the installation after a loss, and how to move to a larger database. The command `portaria` and the folders are those of [Installing](/documentation/operators/installing).',
  ),
  heading('made', 'How they are made'),
  list(
    'With `BACKUP_URL` and `BACKUP_RECIPIENT`, one of the servers makes a backup each day at 3 in the morning, or at the time of `BACKUP_AT`, without stopping anything. The clock is that of the machine: `timedatectl set-timezone America/Sao_Paulo` sets its time zone.',
    'The newest of 7 days, 4 weeks and 12 months are kept. What was erased from the system stays in them for that time.',
    'One that fails is tried again each hour. The first screen of administrators says why, and turns red when the newest is older than 26 hours.',
    'Only `BACKUP_IDENTITY` opens a backup. The server does not have it: whoever takes over the machine cannot read the old backups. While somebody uses it there, for a drill or a restore, the user of the server could read it; whoever wants to exclude that makes the drill on another machine.',
  ),
  p('`portaria backup` makes one now. What there is, is shown by:'),
  code(commands.list),
  p(
    'Each line is a backup: its name, the release that made it, and how many companies, rows and files it holds.',
  ),
  warning(
    'A folder on the same disk protects from nothing: if it fails, both are gone. Use another disk or, better, a bucket at another provider, whose keys may add but not delete for the first days.',
  ),
  heading('drill', 'The drill of each month'),
  p(
    'Only restoring a backup shows that it is good. Once a month, bring the key from the safe and restore the newest apart; the server goes on, and nothing of it is touched.',
  ),
  code(commands.drill),
  p(
    'The first line waits for you to paste the key, which is neither shown nor kept in the history. The drill needs room for database and pictures in `/var/tmp`, or in the folder of `--into`. The drill is good when it says, in this order:',
  ),
  table(
    ['Line', 'What it means'],
    [
      '`The rows of every company are those that the backup noted.`',
      'Each row came back the same.',
    ],
    ['`… files were there after …, all of them unchanged.`', 'Each picture too.'],
    [
      '`A server on the copy was ready after …`',
      'The time that a real recovery would take, besides preparing the machine.',
    ],
    [
      '`With this backup, everything since … would be lost: …`',
      'What would be lost if the disk failed now.',
    ],
  ),
  p(
    'Any other sentence at the end is why it failed. Note the date, the time it took and who did it: that is the proof a customer asks for.',
  ),
  heading('restore', 'Recovering after a loss'),
  steps(
    'If the machine is lost, [install](/documentation/operators/installing) another one up to the settings, with the same `SESSION_SECRET`, the same `BACKUP_URL` and the same release. Do not start the service.',
    'With `DATABASE_URL`, point it to an empty database.',
    'Give the commands below. On a new machine there is nothing to stop or rename: skip the first two lines.',
  ),
  code(commands.restore),
  p(
    'When the log says `Portaria is ready`, check by `portaria doctor`. For an older moment, `portaria restore --from` and the name of a backup of the list. A backup needs an empty database: one that holds data is refused. If `portaria restore` ends with an error, the service is not started: mend what the sentence says and repeat it, before any server starts.',
  ),
  list(
    'What ended after the backup (accesses that ended, people erased at their request) ends again, by a list apart; `To do by hand` says what only a person can do.',
    'All sessions end: people sign in again, with the password that they had.',
    'What came after the backup is lost. Tell the managers so, with the time.',
    'If the pictures stop half-way, `portaria restore --files` goes on from there.',
  ),
  p(
    'Keep `/var/lib/portaria.lost` until you are sure that nothing is missing, and then delete it: it holds personal data.',
  ),
  note(
    'To only look into a backup, restore it on another machine and start the server with `COPY_OF_DATA=on`: it sends no letter, speaks to no device and tells nobody.',
  ),
  heading('company', 'One company alone'),
  p(
    'Somebody removed a tower yesterday, and the other companies went on working. While the server runs, this brings one company of the newest backup (or of the one that `--from` names) beside the living one, which does not change:',
  ),
  code(commands.company),
  p(
    'It comes inactive, with everything but links, invitations, sessions and notices, and its equipment is off. An administrator of the platform enters it, exports what is missing, imports it into the living company and removes it afterwards. What the command asks, and how to answer without a terminal, is in `docs/operating.md`.',
  ),
  heading('move', 'From one process to a larger database'),
  p(
    'The same way leads from the database that Portaria brings to [your own PostgreSQL](/documentation/operators/installing#database) or to a cluster. Prepare the user and the empty database there and, at a quiet hour, close the old one with a last backup:',
  ),
  code(commands.lastBackup),
  p('Add `DATABASE_URL` to the settings and restore into the new one:'),
  code(commands.moved),
  p(
    'It is away for as long as the drill of the month took. `portaria doctor` says whether all is well. To go back, take `DATABASE_URL` out and start: the old database is as it was left.',
  ),
  heading('key', 'Another key for backups'),
  p(
    '`portaria backup --new-key` makes one. Set the new `BACKUP_RECIPIENT` and keep the old key too, which opens what was copied before: `BACKUP_IDENTITY` may be the path of a file with both, one a line. If the old one was lost or stolen, choose another `BACKUP_URL` as well, where everything is copied anew.',
  ),
]
