import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import type { IconType } from '@portaria/ui/icon'
import { Page } from '@portaria/ui/layout/Page'
import { RegisterPage } from '../RegisterPage.tsx'
import { SavedRecord } from '../SavedRecord.tsx'
import { RecordView } from './RecordView.tsx'

export interface RegisterRecordPageProps {
  register: AnyRegister
  id: string
  /** Shown for a record without a picture. */
  icon: IconType
}

/** One record of a register for reading, built from its definition (interface §1). */
export function RegisterRecordPage({ register, id, icon }: RegisterRecordPageProps) {
  return (
    <RegisterPage register={register}>
      <SavedRecord id={id} skeleton={<RecordSkeleton />}>
        {(record) => <RecordView {...{ record, icon }} />}
      </SavedRecord>
    </RegisterPage>
  )
}

function RecordSkeleton() {
  return (
    <Page kind="record">
      <div aria-busy className="flex flex-col gap-1 pt-5 pb-4">
        <Skeleton className="h-4 w-28" />
        <div className="mt-2 flex items-center gap-4">
          <Skeleton className="size-16 rounded-full" />
          <Skeleton className="h-7 w-64" />
        </div>
      </div>
      <div className="grid gap-x-10 gap-y-6 py-2 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-48 w-full rounded-lg" />
        <Skeleton className="h-32 w-full" />
      </div>
    </Page>
  )
}
