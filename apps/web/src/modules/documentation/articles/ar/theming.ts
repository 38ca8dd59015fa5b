import { type Article, code, heading, list, note, p } from '../article.ts'
import { samples } from '../samples.ts'

export const theming: Article = [
  p(
    'يأتي كل مظهر من متغيرات CSS في `packages/ui`. لا لون خاصًا لأي مكوّن، ولذلك نظام جديد سطر واحد.',
  ),
  heading('schemes', 'أنظمة الألوان'),
  p(
    'النظام صبغة وتشبع: للخلفية والحروف، ولما يُضغط. وتُحسب الإضاءة حتى يُقرأ كل زوج يحدث بتباين 4.5 أو أكثر.',
  ),
  code(samples.palettes),
  list(
    'في `packages/ui/src/theme/palette.ts` الأنظمة الـ 25، ويكتب `npm run print` ملف `schemes.css`.',
    'يقيس `schemes.test.ts` تباين كل زوج في كل نظام.',
    'لا لون بارزًا أحمر: الأحمر يقول خطر.',
  ),
  heading('tokens', 'المتغيرات'),
  p(
    'تستخدم الأصناف أسماء لا قيمًا: `bg-surface` و`text-muted` و`border-line` و`text-accent-ink` و`bg-danger`. لا لون غيرها. الشبكة 4 بكسل ونصف القطر 8، ولا ظل إلا لما يطفو.',
  ),
  list(
    'قد يكون لمنطقة (القائمة أو الشريط أو التذييل) نظام آخر بواسطة `data-theme`.',
    'الكثافة أربعة مقاييس في `data-density`.',
    'حجم الخط هو حجم الجذر من 70% إلى 130%: كل شيء بوحدة rem فيتبعه.',
    'الاتجاه منطقي (`ms` و`pe` و`start` و`end`): العربية تعكس كل شيء دون قاعدة إضافية.',
  ),
  heading('settings', 'ما يخص كل شخص'),
  p(
    'الاختيارات في `settings`، تُقرأ من `GET /me` وتُكتب كاملة عبر `PATCH /me`. يقول `packages/contract/src/settings/settings.ts` ما يمكن أن يكونه كل جزء، وما لا يصلح يعود إلى المعتاد جزءًا جزءًا. تعرض الصفحة التغيير أولًا وتحفظه بعد 0.6 ثانية من السكون.',
  ),
  heading('layouts', 'التخطيطات'),
  p(
    'هناك ثلاثة: `layout1` والقائمة في الجانب، و`layout2` و`layout3` وهي في الأعلى. التخطيط دالة بلا حالة: تبقى الصفحة فيه كما هي بينما يتغير كل ما حولها، ولا يضيع شيء مما كُتب.',
  ),
  note('انظر كل ذلك يعمل في [/ui/components](/ui/components)، وهي مفتوحة للمسؤولين.'),
]
