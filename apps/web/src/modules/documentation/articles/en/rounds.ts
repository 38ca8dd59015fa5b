import { type Article, heading, list, p, steps } from '../article.ts'

export const rounds: Article = [
  p(
    '**Patrols** has the routes of the guards, **Patrol points** the places that they pass, and **Rounds** each time that somebody walks them: planned, done, late or missed.',
  ),
  heading('points', 'Points and labels'),
  list(
    'Each point has a **Place**, **Instructions** for who arrives and, where they help, **Questions** and **Asks for a photo**.',
    '**Print label** makes a PDF in three sizes, with cut marks; in the list, choose several points and print all on one sheet. Who printed is recorded: the codes are shown nowhere else.',
    '**Change the code** makes the label at the point an old one. The printed number says which holds.',
  ),
  heading('patrols', 'Patrols'),
  steps(
    'In **New patrol**, put the **Points** in the order of the route; an **Optional** one may be left out.',
    'In **Starts**, give the days and the time of each start. **The shift begins at** puts the 2 a.m. round on the day on which the shift began.',
    'Of **Who walks it**, the first who is on shift is responsible. **Supervisors** are told when something is amiss; without them, the manager.',
  ),
  heading('rounds', 'Rounds'),
  list(
    'The rounds of the next two days plan themselves. A change of the patrol changes those that have not begun, and no others.',
    'Once **Grace (min)** is over and nobody has begun, the round is **Missed** and the supervisors are told.',
    'When the employee who is responsible is dismissed, the rounds have **Nobody responsible**, and the supervisors are told at once.',
    '**Unplanned round**, on the patrol, opens one outside its schedule. **Stop** asks for the reason.',
  ),
  heading('walk', 'Walking a round with a telephone'),
  steps(
    'Open the round and press **Walk the round** while there is a network; after that it works without one to the end.',
    '**Begin the round** marks the beginning. At each place, **Scan the point** reads the label with the camera, or the tag where the browser reads tags.',
    'Answer what the point asks and take the photo, if it wants one. **Skip** and **Stop** ask for the reason; **Note** keeps what you saw.',
    'With all points scanned, the round ends by itself; before that, use **Finish**, and it is **Done with exceptions** if a required point is missing.',
  ),
  p(
    'All of it is kept on the telephone until it is sent, even if the page is loaded anew or the battery is empty. A clock that is wrong by more than 5 minutes is told before the beginning; if nobody sets it, times are the server’s, and the round is marked **Wrong clock**. The position is taken down once for each scan, if you allow it, and erased after the term in **How long data is kept**.',
  ),
  heading('judge', 'Suspicious scans'),
  p(
    'A scan is never refused, but marked when the clock was set back, when its time is from before the round was opened on the telephone or adds up to more than went by, when somebody would have run too fast, when four gaps are equal, when the label is an old one or when the telephone was away from the point. The manager decides about each: **Counts** or **Does not count**. A round that comes after it was taken as missed is corrected, and both times stay.',
  ),
]
