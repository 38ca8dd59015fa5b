import { type Article, heading, list, note, p, picture } from '../article.ts'

export const providers: Article = [
  p(
    'يمكن للمجمع أن يمنحك حساب دخول. ترى فيه ما يخصك وحده: أين يُنتظر حضورك ووثائقك والبطاقات والمركبات المسجلة باسمك.',
  ),
  picture('provider', 'صفحتك الأولى: زيارات اليوم، مع إبلاغ بأنك في الطريق.'),
  heading('expected', 'أين يُنتظر حضورك'),
  list(
    '**{landing.providerVisits}** يعرض كل زيارة محددة: الوحدة والوقت والموضوع.',
    'قرب الموعد، **{landing.providerComes}** يُبلغ البوابة والوحدة مرة واحدة.',
    'في الفترة نفسها زر يتصل بمن طلب الزيارة. قبلها وبعدها لا يظهر الهاتف.',
  ),
  p('عند البوابة اذكر اسمك أو أظهر وثيقتك. تأذن الوحدة بالدخول، وتسجل البوابة وقت دخولك وخروجك.'),
  heading('asked', 'ما يُطلب منك'),
  p(
    'يعرض **{landing.providerRequests}** في الصفحة الأولى، و**{registers.requests.many}** في القائمة، الطلبات التي صارت لك. **{registers.requests.transitions.start.button}** يُبلغ صاحب الطلب، و**{registers.requests.transitions.complete.button}** يقول ما الذي نُفّذ، و**{registers.requests.transitions.release.button}** يترك ملاحظة للفريق. و**{landing.home.announcements}** الموجهة إلى مقدمي الخدمات في القائمة أيضًا.',
  ),
  heading('documents', 'وثائقك'),
  p(
    '**{landing.providerAdd}** يرسل وثيقة جديدة: نوعها ورقمها وصلاحيتها وصورة. ما أُرسل لا يغيّره ولا يزيله إلا المجمع. تُبلَّغ قبل انتهاء الصلاحية؛ ومع وثيقة منتهية تحتاج البوابة إلى سبب لدخولك.',
  ),
  heading('own', 'ما يخصك'),
  p(
    '**{landing.providerOwn}** يقول أين تعمل وحتى متى العقد. **{landing.providerHolds}** يعرض البطاقات والمركبات باسمك؛ فقدت بطاقة؟ أبلغ البوابة لتحظرها.',
  ),
  note('عند الخطر، الزر الأحمر ينادي البوابة والمدير، لك أيضًا.'),
]
