import { type Article, example, heading, list, note, p, table } from '../article.ts'

export const records: Article = [
  p(
    'All registers have the same addresses. What holds for towers holds for residents, vehicles and the others: change the name.',
  ),
  table(
    ['Call', 'What it does'],
    ['`GET /towers`', 'Lists, with search, filters, order and pages.'],
    ['`POST /towers`', 'Creates.'],
    ['`GET /towers/{id}`', 'Reads one.'],
    ['`PATCH /towers/{id}`', 'Changes the fields that are sent; `null` empties one.'],
    ['`DELETE /towers/{id}`', 'Removes; it can be restored.'],
    ['`POST /towers/{id}/restore`', 'Restores.'],
    ['`GET /towers/{id}/history`', 'What changed, who and when.'],
    ['`POST /residents/{id}/accept`', 'Changes the state: each change has its name.'],
    ['`POST /towers/bulk`', 'Activates, deactivates, removes or changes the state of many.'],
    ['`POST /towers/import`, `GET /towers/export`', 'Spreadsheets.'],
  ),
  heading('lists', 'Lists'),
  p(
    '`sort` sorts by a field, with `-` before it the other way round. `page` and `per_page` (25, at most 100) choose the page.',
  ),
  example('list'),
  p(
    '`total` is exact up to 10,000. Beyond that, with filters, `total_is` says `at_least`: there are more. To read everything, send the `next` of one answer as `after` with the next call: it is quicker than pages, repeats and skips nothing, and always follows the register’s own order.',
  ),
  heading('filters', 'Filters'),
  p(
    'Several values, parted by commas, are alternatives. Fields with an order take `[gte]`, `[gt]`, `[lte]` and `[lt]`; any takes `[null]=true`. `filter[deleted]=true` lists what was removed.',
  ),
  example('filters'),
  p(
    'A reference comes twice: `tower_id` to write, `tower` with its title to read. A filter that the register does not have is an `unknown_field` error, never ignored.',
  ),
  heading('fields', 'Only the fields you use'),
  p(
    '`fields` reads only the fields that you name, in a list, of one record and in an export: the answer is smaller and comes sooner. `id`, `version` and `status` always come. `tower` or `tower_id` gives both; what is derived comes by its name, such as `photo` or, of residents, `apartment`, `former` (moved out) and `is_minor` (under age, without the day of birth). A name that the register does not have is `unknown_field`. Creating and changing answer the whole record.',
  ),
  example('fields'),
  p(
    'Without a protected field among the names, the reading is not written to the audit trail. Whoever does not see `cpf` gets null and `cpf_masked`, by name too.',
  ),
  heading('search', 'Search and protected data'),
  p(
    '`q` looks for words in any order, without accents or capitals. A whole CPF, other document, CNPJ or plate finds its record; so do `filter[cpf]` and `filter[id_doc]`.',
  ),
  example('search'),
  p(
    '`GET /search` looks through everything that the person reads at once, such as people, units, vehicles, parcels, reservations and occurrences; by words, telephones (the last four digits too), old or Mercosul plates and whole documents. Answers come by register, the likeliest first: what begins so before what only contains it, what is current before what was (`former`). `record` has what is needed next, such as telephones and the unit.',
  ),
  example('search-everything'),
  p(
    'The same call, made by the gate, does not show what is protected: `cpf` is null, and `cpf_masked` helps to check. As a change sends only what changes, the mask is never saved. Who does not see a value looks it up whole, at most 30 times an hour without finding and 300 finding; then comes 429 `throttled` with `Retry-After`, and a 409 of a document they do not see counts too. `correctable` holds the fields that this person typed today and may replace.',
  ),
  example('sign-in-gate'),
  example('protected'),
  heading('create', 'Creating once'),
  p(
    'Send an `id` of your own, a UUID version 7. If the answer gets lost, send it again: with the same content you get 200 and the record that is there. From somebody else, or with other content, it is 409 `id_taken`.',
  ),
  example('create'),
  example('create-again'),
  heading('change', 'Changing without overwriting'),
  p(
    'Each record has a version, in the body and in the header `ETag`. Say in `If-Match` which one you have seen.',
  ),
  example('change'),
  p('If somebody changed it before, nothing is written, and the answer shows how it is now:'),
  example('stale'),
  example('no-version'),
  heading('history', 'History'),
  example('history'),
  heading('actions', 'Actions'),
  p(
    'What a register has of its own is an action: `POST /{register}/{id}/{action}`. This one only shows the preview; with `"preview": false` it creates.',
  ),
  example('action'),
  heading('bulk', 'Many at once'),
  p(
    'Up to 1,000 records, each with its version; each is done, `stale`, or refused with its reason. With `filter` and `expected_total` in place of `items` the change becomes a job: you get 202, and `GET /bulk-changes/{id}` says how it goes. In a change of state, `values` has what it asks for.',
  ),
  example('bulk'),
  heading('remove', 'Removing and restoring'),
  example('remove'),
  example('gone'),
  example('restore'),
  p(
    'What others use does not go: the answer is 409 `in_use`, with the counts. `DELETE …?reassign_to={id}` moves them first.',
  ),
  heading('refusals', 'Refusals'),
  p('A field that is wrong, and one that does not exist:'),
  example('wrong-value'),
  p('A name that is there already, whatever its capitals and accents:'),
  example('duplicate'),
  list(
    '403: your role lacks the operation. 404: the row does not exist for you.',
    '409 `state_conflict`: the state does not allow the change; `current` has the row as it is. It needs no `If-Match`.',
    '422 `not_allowed`: only changes of state write this field, or your role does not write it.',
    '422 `not_found` on a field: the reference does not exist, was removed, or is another company’s; all three answer the same.',
  ),
  note(
    'Days are `2026-11-21`; instants come in UTC, and are sent with `Z` or an offset such as `2026-11-21T14:30:00-03:00`; phones in E.164; CPF, CNPJ and plates without a mask.',
  ),
]
