import { Avatar } from '@portaria/ui/display/Avatar'
import { Card } from '@portaria/ui/display/Card'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Heart, Share2 } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import type { Activity, Comment, Post, ProfileCalls } from './profile.types.ts'
import { profileTexts } from './texts/profile-texts.ts'

const { query } = demoClient<ProfileCalls>()

/** A person's posts and the activities of others, newest first. */
export function ProfileTimeline() {
  const { data } = useSuspenseQuery(query('GET /api/profile/timeline'))
  return (
    <div className="@container flex flex-col gap-5 pb-6">
      <div className="grid items-start gap-5 @3xl:grid-cols-[minmax(0,1fr)_18rem]">
        <ul className="flex flex-col gap-5">
          {data.posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
        <Activities activities={data.activities} />
      </div>
    </div>
  )
}

function PostCard({ post }: { post: Post }) {
  const t = profileTexts.useTexts()
  const { user, time, message, media, article, like, share, comments } = post
  return (
    <article className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="p-5">
        <Author name={user.name} avatar={user.avatar} time={time} />
        <p className="mt-4 text-base text-pretty">
          <bdi>{message}</bdi>
        </p>
      </div>
      {media && (
        <img
          src={media.preview}
          alt=""
          className="aspect-video w-full object-cover object-bottom"
        />
      )}
      {article && (
        <div className="mx-5 mb-5 overflow-hidden rounded-lg border border-line">
          <img
            src={article.media.preview}
            alt=""
            className="aspect-[3/1] w-full object-cover object-bottom"
          />
          <div className="p-4">
            <h2 className="text-base font-semibold">{article.title}</h2>
            <p className="text-sm text-muted">{article.subtitle}</p>
            <p className="mt-2 text-sm text-pretty">
              <bdi>{article.excerpt}</bdi>
            </p>
          </div>
        </div>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-3 text-sm text-muted">
        <span className="inline-flex items-center gap-1.5">
          <Heart aria-hidden className="size-4" />
          {t('likes', { count: like })}
        </span>
        {share > 0 && (
          <span className="inline-flex items-center gap-1.5">
            <Share2 aria-hidden className="size-4" />
            {t('shares', { count: share })}
          </span>
        )}
      </p>
      {comments.length > 0 && <Comments comments={comments} />}
    </article>
  )
}

interface AuthorProps {
  name: string
  avatar: string
  time: string
}

function Author({ name, avatar, time }: AuthorProps) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={avatar} size="lg" />
      <span>
        <span className="block text-sm font-semibold">{name}</span>
        <bdi className="block text-xs text-muted">{time}</bdi>
      </span>
    </div>
  )
}

function Comments({ comments }: { comments: readonly Comment[] }) {
  const t = profileTexts.useTexts()
  return (
    <section className="border-t border-line bg-sunken px-5 py-4">
      <h2 className="text-xs font-medium text-muted">
        {t('comments', { count: comments.length })}
      </h2>
      <ul className="mt-2 flex flex-col gap-4">
        {comments.map(({ id, user, time, message }) => (
          <li key={id} className="flex gap-3">
            <Avatar name={user.name} src={user.avatar} />
            <span className="min-w-0">
              <span className="block text-sm">
                <span className="font-semibold">{user.name}</span>{' '}
                <span className="text-xs text-muted">{time}</span>
              </span>
              <span className="block text-sm text-pretty">
                <bdi>{message}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Activities({ activities }: { activities: readonly Activity[] }) {
  const t = profileTexts.useTexts()
  return (
    <Card title={t('activities')}>
      <ul className="flex flex-col gap-4">
        {activities.map(({ id, user, message, time }) => (
          <li key={id} className="flex gap-3">
            <Avatar name={user.name} src={user.avatar} />
            <span className="min-w-0 text-sm">
              <bdi>
                <span className="font-semibold">{user.name}</span> {message}
              </bdi>
              <span className="block text-xs text-muted">{time}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
