import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { erasuresRefusals } from './refusals.ts'

export const ar: SentencesOf<typeof erasuresRefusals> = {
  erasure_held: 'ما زال هناك أمر مفتوح مع هذا الشخص. أنهِ ما تعرضه القائمة ثم حاول مرة أخرى.',
}
