import { type Article, example, heading, note, p, warning } from '../article.ts'

export const doors: Article = [
  heading('points', 'Points and rules'),
  p(
    'A point is a door, a gate or a turnstile. Where people leave, also say how they leave without the reader (`way_out`) and the day on which somebody tried that (`exit_tried_on`); without both, the point is refused.',
  ),
  example('access-point'),
  p(
    'Without a rule, nobody enters. Without `credentials` any of them counts; without `schedule_id`, any hour.',
  ),
  example('access-rule'),
  p('Who passes a point, and which points a person passes:'),
  example('access-passers'),
  example('access-ways'),
  p(
    '`POST /access/trials` answers for a person, a credential, a day and an hour. No door opens, and nothing is recorded as an access.',
  ),
  heading('accesses', 'Accesses'),
  p('What happened at the points, newest first. For the next page, send `next` as `after`.'),
  example('accesses'),
  p('Why a point opened or not, rule by rule. Each of these readings stands in the history.'),
  example('access'),
  p('In the stream of events, `accesses.changed` says that somebody passed, without saying who.'),
  heading('opening', 'Opening from afar'),
  p(
    'The gate reads the points in use and the state of each reader; `reader` is null where there is none.',
  ),
  example('access-monitor'),
  example('find-door'),
  p(
    'You make the `id`: the same request sent again is the same opening, and the door does not open twice. What did not reach the reader within 5 seconds is not sent any more.',
  ),
  example('opening'),
  p(
    'Ask again while `state` is `waiting`. Then it is `done`, `refused` with the reason in `reason`, or `unknown`: nobody knows whether it opened, and somebody has to look at the door.',
  ),
  example('opening-state'),
  heading('emergency', 'Emergency'),
  warning('Try this on a demonstration server. At a real condominium, doors open.'),
  p(
    'A release opens points to everybody until somebody ends it. `point_ids` is a list, or `all` for all points in use.',
  ),
  example('release'),
  example('release-end'),
  note(
    '`kind: lockdown` refuses whoever enters and is for the manager alone; those inside always leave. `state` says how each door is: `open`, `trying`, `unconfirmed` or `by_hand`, which somebody has to open. After the end it is null as soon as the door was let go.',
  ),
  heading('faces', 'Faces'),
  p(
    'The face of a person, for the manager: the consent, what readers hold, and the removals, each with the moment at which the reader was read without it. No answer contains the photo.',
  ),
  example('face'),
  p(
    'The consent is the person’s own. The manager asks for it by e-mail; the link is valid for 30 days and takes one accepted photo; after that it only withdraws.',
  ),
  example('face-letter'),
  note(
    'People with a login consent at `/me/faces/{kind}/{id}/consent` and send the photo to `/me/faces/{kind}/{id}/photo`; `DELETE` of the consent withdraws it and deletes the photo.',
  ),
]
