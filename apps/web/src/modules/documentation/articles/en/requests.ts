import { type Article, heading, list, p, steps } from '../article.ts'

export const requests: Article = [
  p(
    '**Requests** has what somebody asks the management for: a repair, a permission, a question. Each has a number, a day on which it is due, somebody responsible, and all that was said of it.',
  ),
  heading('ask', 'Ask'),
  steps(
    'On the first screen, **Ask the management for something**; the team uses **New request**.',
    'Give the **Subject** and **What is asked for**, with photos where they help. The **Category** brings the time limit and who usually does it.',
    'Without a **Unit**, say where it is: the corridor, the garage.',
  ),
  heading('answer', 'Answer'),
  list(
    '**Start** tells who asked. Where nobody was responsible, the person who starts is.',
    '**Put off** asks until when, a year at most, and why; on that day it is **Open** again.',
    '**Decline** asks for the reason. **Hand back** leaves a note that the team alone reads, and it waits for somebody again.',
    '**Mark as done** says what was done. Who asked chooses **Confirm that it is done** and rates it, or **Reopen**; without an answer in seven days it is closed.',
    '**Merge into another** closes a repeated one. Who asked for it is told when the other is done, and does not read the other.',
  ),
  heading('talk', 'Conversation'),
  p(
    '**Conversation** has the steps and the comments. The team chooses **Who reads it**: what is for **The team alone** reaches who asked by no way. A provider who is responsible reads both. Nothing that was said is erased before its term.',
  ),
  heading('categories', 'Categories'),
  p(
    'In **Request categories** the management says what can be asked for, the **Time limit (hours)** and who usually does it. After its day a request is **Overdue**, and who is responsible and the manager are told.',
  ),
]
