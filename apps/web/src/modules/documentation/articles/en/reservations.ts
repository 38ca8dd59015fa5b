import { type Article, heading, list, note, p, steps } from '../article.ts'

export const reservations: Article = [
  p(
    'Under **{events.calendar.title}** every common area has its calendar. What is shown as free is what a reservation takes: calendar, form and reservation ask the same rules. Each area has its colour, and **{events.calendar.empty}** marks the days of the month without any. A click on a reservation opens it over the calendar, with **{registers.events.transitions.approve.button}** and **{registers.events.transitions.refuse.button}** for those who decide.',
  ),
  heading('book', 'Booking'),
  steps(
    'On the first screen, **{events.title}**. Choose the area: its photo, capacity and fee are on the button.',
    'Choose the day and the time. Days that are greyed out have nothing free; a time that is not to be had says why.',
    'Say what it is for and how many guests come. They count with companions and children.',
    'Look at all of it. Where the area has a rule, its link is there: by booking you accept that version.',
  ),
  p(
    'Then **{events.success.file}**, **{events.success.copy}**, **{events.success.whatsApp}** or **{events.success.email}** tell others. The text does not say your unit.',
  ),
  heading('waiting', 'The waiting list'),
  p(
    'At a time that another reservation has, **{events.time.wait}** keeps your place. If it becomes free, the first one is told, and the time is kept for 12 hours, or for half of the time that is left where that is less. **{registers.events.transitions.accept.button}** confirms it; without an answer the next one is offered it.',
  ),
  heading('guests', 'The guests'),
  steps(
    'On the page of the reservation, **{event-guests.panel.begin}** opens the guests.',
    '**{event-guests.pasteList}** reads what you bring from WhatsApp or a spreadsheet: columns, names between commas, numbering, “+1”, “Família Alves (4 pessoas)”, children, telephones and documents. What is not understood is shown apart. You check it before it is added.',
    '**{event-guests.send}** shows a link for each person, for WhatsApp or to copy, and sends it by e-mail to those with an address.',
  ),
  p(
    'A guest answers without signing in, and sees the event, the place, the time and your first name alone. Those who come get a QR code, which holds from the buffer to the end of the reservation. Before that, the page of the pass says from when it holds; while a change of the reservation waits for approval, it is on hold. Companions and children count among the places of the area; those who do not come make theirs free.',
  ),
  p(
    'At the gate the reservation is one line with how many have come, and each guest is found by name, code or number. You follow the arrivals in the same list. If the reservation ends, invitations and passes end with it. The list is erased 90 days later, or after the term of the condominium.',
  ),
  heading('approve', 'Approving and refusing'),
  list(
    'In an area that asks for approval, a request keeps its time for 48 hours, or until the area’s notice if that is sooner. Without an answer it is refused.',
    '**{registers.events.transitions.approve.button}** confirms it. **{registers.events.transitions.refuse.button}** asks for the reason, which the person reads.',
    '**{registers.events.transitions.cancel.button}** makes the time free. After the area’s deadline a cancellation counts for the unit, if the area says so.',
    '**{registers.events.choices.state.no_show}** is for after the start, and counts if the area says so.',
  ),
  heading('inspection', 'The inspection'),
  p(
    'On the page of a reservation each item of the area has a line, before and after use. **{event-inspections.allFine}** answers all of them at once; **{event-inspections.damage}** asks what was found, with a photo. Who looked and when is kept.',
  ),
  heading('conflicts', 'When an area changes'),
  p(
    'If you change hours, buffers, closed days or areas that close with it, reservations that were made stand. The page of the area shows **{events.conflicts.title}**, each with its reason, for somebody to decide.',
  ),
  heading('feed', 'In your calendar'),
  p(
    '**{events.feed.title}** makes a link that the calendar of a phone or computer reads by itself. **{events.feed.renew}** ends the one of before, and the link ends with your access.',
  ),
  note(
    'Hours are those of the condominium. A party that goes on past midnight is of the day on which it begins.',
  ),
]
