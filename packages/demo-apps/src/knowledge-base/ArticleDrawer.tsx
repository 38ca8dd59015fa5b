import { RichText } from '@portaria/ui/display/RichText'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import type { Article } from './knowledge-base.types.ts'

export interface ArticleDrawerProps {
  article: Article | null
  onClose: () => void
}

/** Shows one article. */
export function ArticleDrawer({ article, onClose }: ArticleDrawerProps) {
  return (
    <Drawer
      open={article !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      width={560}
      title={article?.title ?? ''}
    >
      <div className="px-6 py-6">{article !== null && <RichText html={article.content} />}</div>
    </Drawer>
  )
}
