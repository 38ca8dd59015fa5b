import type { PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import { ImageField } from '@portaria/ui/fields/ImageField'
import { useAction } from '../../../../platform/actions/use-action.ts'
import { ActionDialog } from '../../../../register-pages/actions/ActionDialog.tsx'
import type { FaceOf, filedActs } from '../face-calls.ts'
import { filedFaceTexts } from './texts/filed-face-texts.ts'
import { useSignedPaper } from './use-signed-paper.ts'

export interface FiledWithdrawalProps {
  of: FaceOf
  acts: Pick<ReturnType<typeof filedActs>, 'withdraw'>
  onFiled: (face: PersonFace) => void
  onClose: () => void
}

/** Withdraws the consent of somebody who asked for it; a paper is not needed. */
export function FiledWithdrawal({ of, acts, onFiled, onClose }: FiledWithdrawalProps) {
  const t = filedFaceTexts.useTexts()
  const paper = useSignedPaper(of.kind)
  const action = useAction({
    send: async () => onFiled(await acts.withdraw(await paper.upload())),
    done: () => ({ title: t('withdrawal.done') }),
  })
  return (
    <ActionDialog
      {...{ action, onClose }}
      title={t('withdrawal.title')}
      description={t('withdrawal.text')}
      button={t('withdrawal.save')}
      fields={['paper_file_id']}
    >
      <ImageField
        label={t('withdrawal.paper')}
        camera="environment"
        value={paper.file}
        error={action.errors['paper_file_id']}
        onChange={paper.choose}
      />
    </ActionDialog>
  )
}
