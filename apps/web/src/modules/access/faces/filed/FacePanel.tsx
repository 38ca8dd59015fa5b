import { mayUse } from '@portaria/contract/define-register/permissions'
import type { FiledFace, PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import type { FacePerson } from '@portaria/contract/modules/access/faces/face-words'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { PageProblem } from '../../../../register-pages/PageProblem.tsx'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../../register-pages/register-slots.ts'
import { type FaceOf, filedActs, filedFaceQuery } from '../face-calls.ts'
import { PhotoStep } from '../person/PhotoStep.tsx'
import { Removals } from '../person/Removals.tsx'
import { restOf, standOf, statusTones } from '../person/stand-of.ts'
import { useSettledFocus } from '../person/use-settled-focus.ts'
import { faceTexts } from '../texts/face-texts.ts'
import { ConsentFacts, PastFacts } from './ConsentFacts.tsx'
import { FilingActs } from './FilingActs.tsx'
import { filedFaceTexts } from './texts/filed-face-texts.ts'

interface FacePanelProps extends RecordSlotProps {
  kind: FacePerson
}

/** The consent to a person's face with its evidence; a síndico files papers and sends links. */
function FacePanel({ record, kind }: FacePanelProps) {
  const { role } = useRegister()
  const isShown = mayUse(role, 'faces.read') && record.deleted_at === null
  return isShown ? <Panel of={{ kind, id: record.id }} /> : null
}

function Panel({ of }: { of: FaceOf }) {
  const t = filedFaceTexts.useTexts()
  const ofFaces = faceTexts.useTexts()
  const query = filedFaceQuery(of)
  const found = useQuery({
    ...query,
    refetchInterval: ({ state: { data } }) => restOf(data ? [data] : []),
  })
  const face = found.data
  return (
    <Card
      title={t('title')}
      actions={
        face && <Badge tone={statusTones[face.status]}>{ofFaces(`statuses.${face.status}`)}</Badge>
      }
    >
      {found.isPending && <Skeleton className="h-24 w-full" />}
      {found.isError && !face && (
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      )}
      {face && <FiledState of={of} face={face} />}
    </Card>
  )
}

function FiledState({ of, face }: { of: FaceOf; face: FiledFace }) {
  const t = filedFaceTexts.useTexts()
  const ofFaces = faceTexts.useTexts()
  const { role } = useRegister()
  const client = useQueryClient()
  const stand = useRef<HTMLOutputElement>(null)
  const focusStand = useSettledFocus(stand)
  const { queryKey } = filedFaceQuery(of)
  const acts = filedActs(of)
  const mayFile = mayUse(role, 'faces.file')
  const change = (next: PersonFace) => {
    client.setQueryData(queryKey, (before) => before && { ...before, ...next })
    // Earlier consents are only in the whole answer.
    void client.invalidateQueries({ queryKey })
    focusStand()
  }
  const { consent, removals, past } = face
  return (
    <div className="flex flex-col gap-4">
      <output ref={stand} tabIndex={-1} className="block text-sm text-pretty outline-none">
        {standOf(ofFaces, face)}
      </output>
      {consent ? (
        <ConsentFacts consent={consent} />
      ) : (
        <p className="text-sm text-muted">{t('none')}</p>
      )}
      {mayFile && consent?.how === 'paper' && <PhotoStep {...{ face, acts }} onChange={change} />}
      {mayFile && consent !== null && consent.how !== 'paper' && (
        <p className="text-sm text-pretty text-muted">{t('onlyPaper')}</p>
      )}
      {mayFile && <FilingActs {...{ face, acts }} onChange={change} />}
      <Removals removals={removals} />
      {past.length > 0 && (
        <Collapsible title={t('past')}>
          <ul className="flex flex-col gap-4">
            {past.map((one) => (
              <li key={`${one.given_at} ${one.withdrawn_at}`}>
                <PastFacts consent={one} />
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
    </div>
  )
}

/** The face of a resident. */
export const FaceOfResident = (props: RecordSlotProps) => <FacePanel {...props} kind="resident" />

/** The face of an employee. */
export const FaceOfEmployee = (props: RecordSlotProps) => <FacePanel {...props} kind="employee" />

/** The face of a service provider. */
export const FaceOfProvider = (props: RecordSlotProps) => <FacePanel {...props} kind="provider" />
