import { type Article, heading, list, p } from '../article.ts'

export const reports: Article = [
  p(
    'Four reports count what happened in a period: **{app.titles.reportsRounds}**, **{app.titles.reportsVisitors}**, **{app.titles.reportsOccurences}** and **{app.titles.reportsAccesses}**, in the menu’s group **{app.navigation.reports}**.',
  ),
  heading('read', 'Reading a report'),
  list(
    'In **{reports.period}** choose a ready one, such as **{reports.presets.last_7}**, or write the days in **{reports.from}** and **{reports.to}**. The page’s address keeps all of it and can be sent to somebody else.',
    'Each figure of the **{reports.totals}** shows that of the period before too: as many days right before; in the running month the same days of last month. A period that is not over is compared up to the same hour: today so far, with yesterday up to this hour. The arrow says whether it rose or fell; **{reports.good}** or **{reports.bad}** is shown where one direction is always good.',
    '**{reports.chart}** draws one figure at a time, which you choose, with the period before in a lighter colour behind it.',
    'Click a figure to open its rows in the list, already filtered.',
    'Days are the company’s, whatever the zone of your device.',
  ),
  heading('moments', 'What counts when'),
  list(
    '**Entries** count on the day of entry; **Refused** on the day of the refusal; **Did not come** on the day they were expected.',
    'The **Mean stay** uses only exits that the gate recorded. The others are in **Exit without a time**.',
    'A round counts on the day of its shift, even where it ends after midnight.',
    'An occurrence counts on the day it happened, not on the day it was written down.',
    'An access counts at the moment of its decision, once for each passage, and the report does not say who passed: only by point, hour, reason of the refusal, kind of person and credential.',
  ),
  heading('files', 'Taking it away'),
  list(
    '**{reports.export}** saves a PDF with the chart or a spreadsheet with all groups; filters, zone and who exported stand at the top. **{reports.print}** puts the page on paper. Any page is printed without menu and buttons; a list across the paper.',
    'The rows behind a figure are exported in their list; **{spreadsheets.pdf}** takes up to 5,000 rows.',
    'Each export stands in the history.',
  ),
  p(
    'At the start of each month the manager gets the **Summary of the month** with the totals of the month before.',
  ),
  heading('month', 'The page of the month for residents'),
  p(
    '**{month-page.title}**, in the menu and on the list of announcements, puts a month of the place on one page for residents: visits, rounds walked, requests answered and in how many days, announcements read, parcels handed over and reservations, each beside the month before.',
  ),
  list(
    'No name appears, and no number under 5. A percentage that would give away a small number only says “more than” or “less than”; what has no number in either month is left out.',
    '**{month-page.publish}** makes the draft of an announcement to residents, with text and picture. Nothing is sent: check it and send it like any announcement.',
    '**{month-page.shareAs}** takes the page along as a picture, PDF, text for WhatsApp or paper.',
    'Only a month that is over has a page: two pages of the running month would give away a small number by their difference.',
  ),
  heading('analytics', 'Analytics and the day'),
  list(
    '**{reports.analytics.title}**, in the menu, shows each the trends of what they may see anyway: the manager the company; residents their own unit; providers their own visits; the gate its day.',
    'On **Home**, the card **{reports.presets.today}** puts first what needs somebody. **{landing.day.arrange}** lets each person hide figures and change their order; **{landing.day.byNeed}** undoes it.',
  ),
]
