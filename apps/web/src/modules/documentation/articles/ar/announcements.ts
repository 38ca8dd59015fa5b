import { type Article, heading, list, p, steps } from '../article.ts'

export const announcements: Article = [
  p(
    'في **{registers.announcements.many}** تُعلم الإدارة الجميع أو بعضهم، وتحتفظ بإثبات من استلم وقرأ وأقر بالاطلاع. يجدها السكان في الشاشة الأولى وفي الإشعارات.',
  ),
  heading('write', 'الكتابة والإرسال'),
  steps(
    'في **{registers.announcements.many}**، **إعلان جديد**. في **{registers.announcements.fields.audience}** اختر الجميع أو أبراجًا أو طوابق أو بعض الوحدات أو بعض الأدوار؛ **{registers.announcements.fields.relations}** يرسل الدعوة إلى الملاك وحدهم.',
    '**{announcements.count.title}** يعدّ الأشخاص والوحدات أثناء الاختيار، ومن بلا وصول إلى التطبيق.',
    'ضع علامة على **{registers.announcements.fields.requires_ack}** إذا وجب على كل شخص تأكيد القراءة. ما تحفظه **{registers.announcements.choices.state.draft}**.',
    '**{registers.announcements.transitions.send.button}** يعرض العدد مرة أخرى؛ **{registers.announcements.transitions.schedule.button}** تحدد الوقت. يُحدد المستلمون عند الإرسال ولا يتغيرون.',
  ),
  heading('emergency', 'الطوارئ'),
  p(
    'النوع **{registers.announcements.choices.kind.emergency}** يصل فورًا بالإشعار والبريد، في ساعات الهدوء أيضًا، وتذكر الرسالة السبب. يظهر العنوان على الشاشة المقفلة. يحتاج إلى نهاية في **{registers.announcements.fields.valid_until}**.',
  ),
  heading('proof', 'الإثبات'),
  list(
    '**{announcements.delivery.open}** يعرض كل شخص: في الطريق أو استلم أو قرأ أو أقر، ومتى.',
    'من بلا وصول إلى التطبيق يُبلغ ورقيًا: حدد الأشخاص ثم **{registers.announcements.actions.record-told}** مع اليوم واسم من سلّم.',
    '**{announcements.proof.pdf}** يطبع الإثبات حسب الوحدة؛ **{announcements.proof.export}** ينشئ الجدول.',
    'من ينتقل للسكن لاحقًا يقرأ ما زال ساريًا ولا يُحسب.',
  ),
  heading('correct', 'التصحيح أو السحب'),
  p(
    'ما أُرسل لا يتغير. **{registers.announcements.actions.correct}** يبدأ مسودة بالنص نفسه؛ وعند إرسالها تحل محل الأول. **{registers.announcements.transitions.withdraw.button}** يطلب سببًا تقرؤه الإدارة وحدها. يبقى إثبات الاثنين محفوظًا.',
  ),
  heading('quiet', 'ساعات الهدوء'),
  p(
    'في **{shell.user.profile}**، **{own-account.notifications.quiet.title}** تؤجل رسائل البريد والإشعارات في الوقت الذي تختاره، كل منها على حدة. في التطبيق يظهر كل شيء فورًا، وما أُجل يصل عند انتهاء الوقت. الإنذار والطوارئ ومن عند البوابة تصل دائمًا، وكذلك ما تختاره في **{own-account.notifications.quiet.except}**.',
  ),
]
