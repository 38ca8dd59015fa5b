import { type Article, heading, list, p, steps } from '../article.ts'

export const occurrences: Article = [
  p(
    '**{registers.occurrences.many}** has what happened and what was done: who reported it, when, with which evidence. The report and the evidence do not change later; they are only added to.',
  ),
  heading('report', 'Report'),
  steps(
    'On the first screen, **{landing.home.report}**; the team uses **New occurrence**, or **{occurrences.open}** on a reservation, a visit or a panic alert that somebody has gone to, which fills in where and when. An item that an inspection finds damaged opens an occurrence by itself.',
    'Say **{registers.occurrences.fields.description}** and **{registers.occurrences.fields.happened_at}**, and attach the **{registers.occurrences.fields.attachments}**.',
    'The team chooses the **{registers.occurrences.fields.type}**, which brings severity and time limit and may ask for a photo, and who is **{registers.occurrences.fields.involved}**.',
  ),
  p(
    'In **{registers.occurrence-types.many}** the management says the group, the **{registers.occurrence-types.fields.default_severity}**, the **Time limit (hours)** and whether the type **Asks for a photo**.',
  ),
  heading('who', 'Who reads it'),
  list(
    'Who reported reads what they reported and what is said to them; not even their family does.',
    'The unit concerned never learns who reported: it does not read the occurrence. **{registers.occurrences.transitions.tell-unit.button}** sends its residents the text that the management writes, and nothing else. **{registers.occurrences.fields.hidden_from_unit}** prevents even that.',
    'The team reads everything, and chooses **Who reads it** for each comment.',
  ),
  heading('work', 'Take care of it'),
  p(
    '**{registers.occurrences.transitions.analyse.button}**, **{registers.occurrences.transitions.proceed.button}** and **{registers.occurrences.transitions.close.button}** tell who reported. **{registers.occurrences.transitions.close.button}** says what was done and **{registers.occurrences.transitions.cancel.button}** asks for the reason. Nothing is removed.',
  ),
  heading('violations', 'Warn and fine'),
  list(
    'On an occurrence, **{violations.open}** opens a violation with the unit, the rule, the day and the place. Write the **{registers.violations.fields.facts}** for the unit to read: the letter never says who reported. **{registers.violations.transitions.notify.button}** writes the letter to the owner, with a copy to the tenant; its text does not change.',
    'The deadline of the defence runs from the proved receipt: the owner uses **{registers.violations.transitions.confirm.button}** in the app, or the management uses **{registers.violations.transitions.receive.button}** and attaches the receipt.',
    'The owner uses **{registers.violations.transitions.defend.button}** until the deadline; the management records a defence on paper. The tenant reads the copy.',
    'After the defence, or the deadline, decide: **{registers.violations.transitions.dismiss.button}**, **{registers.violations.transitions.warn.button}** or **{registers.violations.transitions.fine.button}**. A fine needs a rule that provides for it and is at most 5 times the contribution of the unit; 10 times with the minutes of the assembly attached.',
    '**{violations.pdf}** makes the letter of the text that was issued, with the code that proves that it is the same. At its end are places for the signature and for the receipt of who gets it.',
  ),
  heading('council', 'About the manager'),
  list(
    'What accuses the manager goes to the council: choose **{occurrences.aboutSindico}**, on the first screen or in **{registers.occurrences.many}**. Those who sat on the council at that moment and the platform’s administrators alone read it, with numbers of its own.',
    'The council is of residents: the management marks the council on the access of each, at any time, and the others of the council are told. Whoever joins later does not read what was reported before; only an administrator of the platform changes **{registers.council-occurrences.fields.readers}**.',
    'Even of the council, nobody reads it who is manager or was one less than a year ago, nor whom the report names.',
  ),
]
