import { type Article, heading, list, note, p, part, steps, table, warning } from '../article.ts'

export const imports: Article = [
  p(
    'A spreadsheet comes in by two steps: first everything is checked, then you confirm. Until you confirm, nothing is written.',
  ),
  heading('import', 'Importing'),
  steps(
    'On the list, choose **{spreadsheets.import}** and then **Choose a file**. CSV up to 64 MB or XLSX up to 20 MB will do, with up to 100,000 lines. **{import.choose.template}** gives a spreadsheet with the titles of the columns.',
    'Wait for the check. The summary counts the lines that are **{import.figures.created}**, **{import.figures.updated}**, **{import.figures.unchanged}** and **{import.figures.invalid}**.',
    'Under **{import.mapping.title}**, see how each title was understood and correct it where needed. A column on **{import.mapping.ignore}** stays out.',
    'Some people are there already? Choose **{import.existing.keep}** or **{import.existing.update}**. **{import.existing.differences}** shows each difference.',
    'A tower or an apartment that the spreadsheet names is missing? Switch on **{import.missing.switch}**, and check the names: a typing error would become a new record.',
    'Confirm. All that is valid is written at once, or nothing.',
  ),
  heading('bad-lines', 'Lines with errors'),
  p(
    'Lines with errors stay out. **{import.bad.download}** gives a file of them alone, with the line number and the reason. Correct them there and import it again: what came in already is not repeated.',
  ),
  table(
    ['What happens', 'Why'],
    [
      'The line has fewer cells than the title',
      'A separator is missing, or a quote was not closed.',
    ],
    [
      'The line has filled cells beyond the last title',
      'A separator too many, or a note beside the table. Give the column a title or clear it.',
    ],
    [
      'Of two lines with the same CPF, the second is an error',
      'The first counts; the other is a mistake, or somebody else.',
    ],
    [
      'The CPF is in the register already',
      'No error: it is the same person, who stays as they are or is updated.',
    ],
    ['“Not in the register”', 'The tower or the unit was not found by its name.'],
  ),
  heading('reads', 'What is understood'),
  list(
    'What Brazilian Excel writes: accents in any usual encoding, parted by semicolons or commas, with quotes or without.',
    'Dates like 31/12/2026, moments like 31/12/2026 14:30 in the time zone of the company, CPF, CNPJ, plate and phone with or without dots and dashes.',
    'A title written above the columns, which is left out, and merged cells, which count for all of their lines.',
    'Numbers that have lost their leading zeros: CPF, CNPJ, CNH, CEP, phone and unit are completed where only one value fits.',
    'Titles in any order, in Portuguese, English, Spanish or Arabic, and the words people use: “celular”, “apto”, “bloco”.',
    'Choices in full or short: “M”, “masculino”, “casada”, “dono”.',
  ),
  p('Before you confirm, **{import.notes.title}** says what was completed or left out.'),
  note('Empty cells erase nothing. The same file imported again changes nothing.'),
  heading('queue', 'In the queue'),
  p(
    'Each company imports one spreadsheet at a time, and the server two, so that none holds up the others. Whoever waits sees how many stand before and may cancel. A company may have eight imports at once, waiting ones included, and each person four.',
  ),
  note(
    'A spreadsheet has up to 256 columns and up to 32,767 characters a cell. One that hides too many formats, texts or attributes is refused: copy only the data to a new spreadsheet.',
  ),
  heading('cancel', 'Cancelling'),
  p(
    'Close the window or choose **{import.run.cancel}** at any time: nothing will have been written. If the connection breaks after you confirmed, look at the list before you import again.',
  ),
  heading('export', 'Exporting'),
  p(
    'On the list, **{spreadsheets.export}** downloads exactly what search and filters show, as a **{spreadsheets.csv}** or an **{spreadsheets.xlsx}**. The first two columns, `id` and `version`, are for changing many at once: edit the file, import it again with **{import.existing.update}**, and each line finds its record. A line that somebody changed meanwhile becomes an error, and nothing is overwritten.',
  ),
  p(
    'Moments leave in the time zone of the company. What only the system writes, such as when a parcel arrived, is in the spreadsheet and changes nothing when it comes back.',
  ),
  warning(
    'An exported spreadsheet holds personal data. Keep it as you would keep the gate’s book, and delete it when you no longer need it. Each export is recorded.',
  ),
  heading('columns', 'The columns of each register'),
  p('Only the required column has to be there. The titles on the other side are understood too.'),
  part('import-columns'),
]
