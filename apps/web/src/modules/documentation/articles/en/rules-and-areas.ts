import { type Article, heading, list, p, steps } from '../article.ts'

export const rulesAndAreas: Article = [
  p(
    '**{registers.rules.many}** say what holds: silence, animals, works. **{registers.rules.choices.category.areas}** say what is booked, when and by whom. The building manager writes them; residents and the gate read them.',
  ),
  heading('write', 'Writing a rule'),
  steps(
    'In **{registers.rules.many}**, **New rule**. The text has headings, lists and links; paste from another document, and only its text comes along. What you save is a **{registers.rules.choices.state.draft}**, which only the management sees.',
    'For a fine, enter the **{registers.rules.fields.penalty_basis}**: the article and the amount.',
    'Tick **{registers.rules.fields.requires_acceptance}** where each of them must read and accept it.',
    '**{registers.rules.transitions.publish.button}** asks for the day in **{registers.rules.fields.effective_from}**. After that the text changes no more.',
  ),
  heading('versions', 'Changing a rule'),
  p(
    'Open the rule in force and choose **{registers.rules.actions.new-version}**: it begins with the same text. When you publish it, choose today or a later day; on that day it replaces the former one, which is kept. **{rules.versions.compare}** shows what went and what came. **{registers.rules.transitions.set-end.button}** ends a rule without another in its place.',
  ),
  heading('acceptance', 'Who has accepted'),
  p(
    'A resident reads the rule and chooses **{registers.rules.actions.accept}**: who and when is recorded. On the first screen, **{landing.home.rules}** shows those that are left. On the rule’s page, **{rules.acceptance.open}** shows the building manager who has and who has not.',
  ),
  heading('areas', 'Adding a common area'),
  list(
    '**{registers.common-areas.fields.booking_mode}**: by fixed slots, at any free time, by the whole day, or not at all.',
    '**{registers.common-areas.fields.buffer_before}** and **{registers.common-areas.fields.buffer_after}**: time in which nobody else uses the area.',
    '**{registers.common-areas.fields.quota}**: how many per week, month, quarter or year. Those that wait for an answer count too.',
    '**{registers.common-areas.fields.blackouts}**: between dates, every year, on weekdays, on holidays or on their eves.',
    '**{registers.common-areas.fields.linked_areas}**: while one is booked the other is closed, both ways.',
    '**{registers.common-areas.fields.relations}**: by relation and by tower. An owner who has let the unit never books.',
    '**{registers.common-areas.fields.fee}** and **{registers.common-areas.fields.deposit}**: shown and accepted; they are collected elsewhere.',
    '**{registers.common-areas.fields.inspection_items}**: checked before and after each use.',
  ),
]
