import { type Article, heading, list, p, steps } from '../article.ts'

export const rulesAndAreas: Article = [
  p(
    '**Rules** say what holds: silence, animals, works. **Common areas** say what is booked, when and by whom. The building manager writes them; residents and the gate read them.',
  ),
  heading('write', 'Writing a rule'),
  steps(
    'In **Rules**, **New rule**. The text has headings, lists and links; paste from another document, and only its text comes along. What you save is a **Draft**, which only the management sees.',
    'For a fine, enter the **Basis of the penalty**: the article and the amount.',
    'Tick **Ask residents to accept it** where each of them must read and accept it.',
    '**Publish** asks for the day in **Holds from**. After that the text changes no more.',
  ),
  heading('versions', 'Changing a rule'),
  p(
    'Open the rule in force and choose **New version**: it begins with the same text. When you publish it, choose today or a later day; on that day it replaces the former one, which is kept. **Compare versions** shows what went and what came. **Set its end** ends a rule without another in its place.',
  ),
  heading('acceptance', 'Who has accepted'),
  p(
    'A resident reads the rule and chooses **I have read and accept it**: who and when is recorded. On the first screen, **Rules to accept** shows those that are left. On the rule’s page, **See who has accepted** shows the building manager who has and who has not.',
  ),
  heading('areas', 'Adding a common area'),
  list(
    '**How it is booked**: by fixed slots, at any free time, by the whole day, or not at all.',
    '**Set-up before (min)** and **Cleaning after (min)**: time in which nobody else uses the area.',
    '**Reservations per unit**: how many per week, month, quarter or year. Those that wait for an answer count too.',
    '**Days without reservations**: between dates, every year, on weekdays, on holidays or on their eves.',
    '**Areas that close with it**: while one is booked the other is closed, both ways.',
    '**Who may book**: by relation and by tower. An owner who has let the unit never books.',
    '**Fee (R$)** and **Deposit (R$)**: shown and accepted; they are collected elsewhere.',
    '**Items of the inspection**: checked before and after each use.',
  ),
]
