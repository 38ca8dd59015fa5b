import { type Article, example, heading, list, note, p, warning } from '../article.ts'

export const importsAndEvents: Article = [
  heading('import', 'Importing'),
  p(
    'An import is a job: send the file, get an `id`, ask how it goes. With `dry_run=true`, which is the usual, nothing is written.',
  ),
  example('import'),
  p('Ask again until `state` is neither `queued` nor `running`.'),
  example('import-state'),
  list(
    '`line` counts as the spreadsheet does: the title is line 1.',
    '`existing=keep` (the usual) or `update`: what to do with those that are there.',
    '`create_missing=true` creates the towers and apartments that are missing.',
    '`mapping` corrects the columns: a JSON list with the key of each, or `null`.',
    '`notes` says what was read otherwise than it stands: `head_below` (titles of the columns below other lines), `zeros_restored` and `merged_filled`, with the column, the first line and how many.',
    '`queued_before`, while it waits, says how many imports stand before it. Too many imports at once are 503 with `Retry-After`, before the file is read.',
    '`failed` has its reason in `problem`: `not_a_spreadsheet`, `unreadable`, `too_large`, `too_many_lines`, `too_many_columns`, `too_complex`, `interrupted` or `stale`.',
    '`DELETE /imports/{id}` cancels; nothing will have been written.',
  ),
  p('The lines with errors, to correct and send again:'),
  example('bad-lines'),
  p(
    'What each column is stands in [Import and export](/documentation/administrators/imports#columns).',
  ),
  heading('export', 'Exporting'),
  p('Exactly what is filtered, with `id` and `version`. `format=xlsx` gives an Excel spreadsheet.'),
  example('export'),
  heading('stream', 'Live events'),
  p(
    '`GET /stream` are server-sent events (SSE). Leave it open: the alert of the next example comes through it in less than a second. Read it with fetch, which sends the token as a header; `EventSource` cannot.',
  ),
  example('stream'),
  list(
    '`open` says from where on nothing is missed. A sign of life comes every 15 seconds.',
    'After a break, send the last id in `Last-Event-ID`: what you missed comes again. If it is no longer kept, `reset` comes: read everything anew.',
    '`register.changed` says that rows of a register changed; a change of many is one event.',
    'Events are small and hold no personal data: read the record by your own rights.',
  ),
  heading('panic', 'Panic alert'),
  p(
    'Whose it is and where comes from the session, whatever the body says. The alert is stored before the answer. With `Idempotency-Key`, the same call sent again answers 200 with the same alert; with another body it is refused.',
  ),
  warning(
    'Try this on a server with the demonstration. In a real condominium this call brings real people.',
  ),
  example('panic'),
  example('panic-again'),
  p('The gate reads what it has not seen yet, and takes it:'),
  example('unread-alerts'),
  example('acknowledge'),
  note(
    'While a person’s alert is not closed, each new press joins it: 200 with the same alert, with or without a key. On an alert that somebody has taken, it rings anew and the event is `panic.renewed`. The detail lists the presses in `presses`; many in a row are one `panic.pinged` event in two seconds. `escalation` says whether an e-mail has gone to the managers (`letter`) or to the platform (`platform`: the sender is to call 190).',
  ),
]
