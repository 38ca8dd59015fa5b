import { type Article, heading, list, p, steps } from '../article.ts'

export const rulesAndAreas: Article = [
  p(
    'تقول **{registers.rules.many}** ما يسري: الهدوء والحيوانات والأعمال. وتقول **{registers.rules.choices.category.areas}** ما يُحجز ومتى ومن يحجزه. يكتبها المدير، ويقرؤها السكان والبوابة.',
  ),
  heading('write', 'كتابة قاعدة'),
  steps(
    'في **{registers.rules.many}** **قاعدة جديدة**. في النص عناوين وقوائم وروابط؛ الصق من مستند آخر فيأتي النص وحده. ما تحفظه **{registers.rules.choices.state.draft}** لا يراها إلا الإدارة.',
    'للغرامة أدخل **{registers.rules.fields.penalty_basis}**: المادة والمبلغ.',
    'حدد **{registers.rules.fields.requires_acceptance}** إن كان على كل ساكن أن يقرأها ويوافق عليها.',
    'يطلب **{registers.rules.transitions.publish.button}** اليوم في **{registers.rules.fields.effective_from}**. بعد ذلك لا يتغير النص.',
  ),
  heading('versions', 'تغيير قاعدة'),
  p(
    'افتح القاعدة السارية واختر **{registers.rules.actions.new-version}**: تبدأ بالنص نفسه. عند نشرها اختر اليوم أو يومًا بعده؛ في ذلك اليوم تحل محل السابقة التي تبقى محفوظة. تعرض **{rules.versions.compare}** ما حُذف وما أُضيف. ويُنهي **{registers.rules.transitions.set-end.button}** قاعدة دون أخرى مكانها.',
  ),
  heading('acceptance', 'من وافق'),
  p(
    'يقرأ الساكن القاعدة ويختار **{registers.rules.actions.accept}**: يُسجَّل من ومتى. في الصفحة الأولى تعرض **{landing.home.rules}** ما بقي. وفي صفحة القاعدة يعرض **{rules.acceptance.open}** لمدير المبنى من وافق ومن بقي.',
  ),
  heading('areas', 'إضافة مرفق مشترك'),
  list(
    '**{registers.common-areas.fields.booking_mode}**: بفترات ثابتة، أو في أي وقت متاح، أو لليوم كله، أو بلا حجز.',
    '**{registers.common-areas.fields.buffer_before}** و**{registers.common-areas.fields.buffer_after}**: وقت لا يستخدم فيها المرفق أحد.',
    '**{registers.common-areas.fields.quota}**: كم في الأسبوع أو الشهر أو ربع السنة أو السنة. ما ينتظر الرد يُحسب أيضًا.',
    '**{registers.common-areas.fields.blackouts}**: بين تاريخين، أو كل سنة، أو في أيام الأسبوع، أو في العطل أو عشيتها.',
    '**{registers.common-areas.fields.linked_areas}**: عندما يُحجز أحدهما يُغلق الآخر، في الاتجاهين.',
    '**{registers.common-areas.fields.relations}**: بحسب الصلة والبرج. المالك الذي أجّر وحدته لا يحجز أبدًا.',
    '**{registers.common-areas.fields.fee}** و**{registers.common-areas.fields.deposit}**: يُعرضان ويُقبلان؛ ويُحصَّلان خارج النظام.',
    '**{registers.common-areas.fields.inspection_items}**: تُفحص قبل كل استخدام وبعده.',
  ),
]
