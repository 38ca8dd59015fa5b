import { type Article, heading, list, p, steps } from '../article.ts'

export const requests: Article = [
  p(
    '**{registers.requests.many}** has what somebody asks the management for: a repair, a permission, a question. Each has a number, a day on which it is due, somebody responsible, and all that was said of it.',
  ),
  heading('ask', 'Ask'),
  steps(
    'On the first screen, **{landing.home.ask}**; the team uses **New request**.',
    'Give the **{registers.requests.fields.subject}** and **{registers.requests.fields.description}**, with photos where they help. The **{registers.requests.fields.category}** brings the time limit and who usually does it.',
    'Without a **{registers.requests.fields.apartment}**, say where it is: the corridor, the garage.',
  ),
  heading('answer', 'Answer'),
  list(
    '**{registers.requests.transitions.start.button}** tells who asked. Where nobody was responsible, the person who starts is.',
    '**{registers.requests.transitions.defer.button}** asks until when, a year at most, and why; on that day it is **{registers.requests.choices.state.open}** again.',
    '**{registers.requests.transitions.decline.button}** asks for the reason. **{registers.requests.transitions.release.button}** leaves a note that the team alone reads, and it waits for somebody again.',
    '**{registers.requests.transitions.complete.button}** says what was done. Who asked chooses **{registers.requests.transitions.close.button}** and rates it, or **{registers.requests.transitions.reopen.button}**; without an answer in seven days it is closed.',
    '**{registers.requests.transitions.merge.button}** closes a repeated one. Who asked for it is told when the other is done, and does not read the other.',
  ),
  heading('talk', 'Conversation'),
  p(
    '**{matters-conversation.title}** has the steps and the comments. The team chooses **{matters-conversation.readers}**: what is for **The team alone** reaches who asked by no way. A provider who is responsible reads both. Nothing that was said is erased before its term.',
  ),
  heading('categories', 'Categories'),
  p(
    'In **{registers.request-categories.many}** the management says what can be asked for, the **Time limit (hours)** and who usually does it. After its day a request is **{registers.requests.fields.overdue}**, and who is responsible and the manager are told.',
  ),
]
