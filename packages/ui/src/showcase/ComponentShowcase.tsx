import { Card } from '../display/Card.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { ActionsShowcase } from './ActionsShowcase.tsx'
import { DisplayShowcase } from './DisplayShowcase.tsx'
import { FeedbackShowcase } from './FeedbackShowcase.tsx'
import { FieldsShowcase } from './FieldsShowcase.tsx'
import { ListShowcase } from './ListShowcase.tsx'
import { OverlaysShowcase } from './OverlaysShowcase.tsx'
import { PicturesShowcase } from './PicturesShowcase.tsx'
import type { ShowcaseTexts } from './ShowcaseTexts.ts'

export interface ComponentShowcaseProps {
  texts: ShowcaseTexts
}

/** Every component in its states, to look at and to try; to be placed inside a `Page`. */
export function ComponentShowcase({ texts }: ComponentShowcaseProps) {
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <div className="flex flex-col gap-5">
        <div className="grid items-start gap-5 xl:grid-cols-2">
          <ActionsShowcase texts={texts} />
          <OverlaysShowcase texts={texts} />
        </div>
        <h2 className="mt-2 text-base font-semibold">{texts.sections.list}</h2>
        <ListShowcase texts={texts} />
        <DisplayShowcase texts={texts} />
        <PicturesShowcase texts={texts} />
        <FeedbackShowcase texts={texts} />
        <Card>
          <FieldsShowcase texts={texts} />
        </Card>
      </div>
    </>
  )
}
