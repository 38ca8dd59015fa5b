import { type Article, heading, list, p, steps } from '../article.ts'

export const occurrences: Article = [
  p(
    '**Occurrences** has what happened and what was done: who reported it, when, with which evidence. The report and the evidence do not change later; they are only added to.',
  ),
  heading('report', 'Report'),
  steps(
    'On the first screen, **Report an occurrence**; the team uses **New occurrence**, or **Open an occurrence** on a reservation, a visit or a panic alert that somebody has gone to, which fills in where and when. An item that an inspection finds damaged opens an occurrence by itself.',
    'Say **What happened** and **When it happened**, and attach the **Evidence**.',
    'The team chooses the **Type**, which brings severity and time limit and may ask for a photo, and who is **Concerned**.',
  ),
  p(
    'In **Occurrence types** the management says the group, the **Usual severity**, the **Time limit (hours)** and whether the type **Asks for a photo**.',
  ),
  heading('who', 'Who reads it'),
  list(
    'Who reported reads what they reported and what is said to them; not even their family does.',
    'The unit concerned never learns who reported: it does not read the occurrence. **Tell the unit** sends its residents the text that the management writes, and nothing else. **Do not tell the unit** prevents even that.',
    'The team reads everything, and chooses **Who reads it** for each comment.',
  ),
  heading('work', 'Take care of it'),
  p(
    '**Analyse**, **Proceed** and **Close** tell who reported. **Close** says what was done and **Cancel occurrence** asks for the reason. Nothing is removed.',
  ),
  heading('violations', 'Warn and fine'),
  list(
    'On an occurrence, **Warn the unit** opens a violation with the unit, the rule, the day and the place. Write the **Facts** for the unit to read: the letter never says who reported. **Issue warning** writes the letter to the owner, with a copy to the tenant; its text does not change.',
    'The deadline of the defence runs from the proved receipt: the owner uses **Confirm receipt** in the app, or the management uses **Record receipt** and attaches the receipt.',
    'The owner uses **Defend** until the deadline; the management records a defence on paper. The tenant reads the copy.',
    'After the defence, or the deadline, decide: **Dismiss**, **Uphold warning** or **Fine**. A fine needs a rule that provides for it and is at most 5 times the contribution of the unit; 10 times with the minutes of the assembly attached.',
    '**Save as PDF** makes the letter of the text that was issued, with the code that proves that it is the same.',
  ),
  heading('council', 'About the manager'),
  list(
    'What accuses the manager goes to the council: choose **Is it about the manager?**, on the first screen or in **Occurrences**. Those who sat on the council at that moment and the platform’s administrators alone read it, with numbers of its own.',
    'The council is of residents: the management marks the council on the access of each, at any time, and the others of the council are told. Whoever joins later does not read what was reported before; only an administrator of the platform changes **Readers**.',
    'Even of the council, nobody reads it who is manager or was one less than a year ago, nor whom the report names.',
  ),
]
