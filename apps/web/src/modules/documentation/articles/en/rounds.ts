import { type Article, heading, list, p, steps } from '../article.ts'

export const rounds: Article = [
  p(
    '**{registers.patrols.many}** has the routes of the guards, **{registers.patrol-points.many}** the places that they pass, and **{registers.rounds.many}** each time that somebody walks them: planned, done, late or missed. The list begins with **{registers.rounds.views.to_come.f}**; one press there shows those of the past too.',
  ),
  heading('points', 'Points and labels'),
  list(
    'Each point has a **{registers.patrol-points.fields.location}**, **{registers.patrol-points.fields.instructions}** for who arrives and, where they help, **{registers.patrol-points.fields.questions}** and **Asks for a photo**.',
    '**{rounds.print_one}** makes a PDF in three sizes, with cut marks; in the list, choose several points and print all on one sheet. Who printed is recorded: the codes are shown nowhere else. The label says whose it is and how to scan it.',
    '**{registers.patrol-points.actions.renew-code}** makes the label at the point an old one. The printed number says which holds.',
  ),
  heading('patrols', 'Patrols'),
  steps(
    'In **New patrol**, put the **{rounds-walk.points}** in the order of the route; an **{rounds-run.optional}** one may be left out.',
    'In **{registers.patrols.fields.schedule}**, give the days and the time of each start. **{registers.patrols.fields.shift_starts_at}** puts the 2 a.m. round on the day on which the shift began.',
    'Of **{registers.patrols.fields.employees}**, the first who is on shift is responsible. **{registers.patrols.fields.supervisors}** are told when something is amiss; without them, the manager.',
  ),
  heading('rounds', 'Rounds'),
  list(
    'The rounds of the next two days plan themselves. A change of the patrol changes those that have not begun, and no others.',
    'Once **{registers.rounds.fields.grace_min}** is over and nobody has begun, the round is **{registers.rounds.choices.state.missed}** and the supervisors are told.',
    'When the employee who is responsible is dismissed, the rounds have **{registers.rounds.fields.unassigned}**, and the supervisors are told at once.',
    '**{rounds.unplanned}**, on the patrol, opens one outside its schedule. **{registers.rounds.transitions.abort.button}** asks for the reason.',
  ),
  heading('walk', 'Walking a round with a telephone'),
  steps(
    'Open the round and press **{rounds-walk.walk}** while there is a network; after that it works without one to the end.',
    '**{rounds-run.begin}** marks the beginning. At each place, **{rounds-run.scan}** reads the label with the camera, or the tag where the browser reads tags.',
    'Answer what the point asks and take the photo, if it wants one. **{rounds-run.skip}** and **{registers.rounds.transitions.abort.button}** ask for the reason; **{rounds-run.note}** keeps what you saw.',
    'With all points scanned, the round ends by itself; before that, use **{rounds-run.finish}**, and it is **{registers.rounds.choices.state.completed_with_exceptions}** if a required point is missing.',
  ),
  p(
    'All of it is kept on the telephone until it is sent, even if the page is loaded anew or the battery is empty. A clock that is wrong by more than 5 minutes is told before the beginning; if nobody sets it, times are the server’s, and the round is marked **{registers.rounds.fields.clock_off}**. The position is taken down once for each scan, if you allow it, and erased after the term in **{company-settings.retention.title}**.',
  ),
  heading('judge', 'Suspicious scans'),
  p(
    'A scan is never refused, but marked when the clock was set back, when its time is from before the round was opened on the telephone or adds up to more than went by, when somebody would have run too fast, when four gaps are equal, when the label is an old one or when the telephone was away from the point. The manager decides about each: **{rounds-walk.verdicts.fine}** or **{rounds-walk.verdicts.not_valid}**. A round that comes after it was taken as missed is corrected, and both times stay.',
  ),
]
