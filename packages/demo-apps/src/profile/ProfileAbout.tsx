import { Avatar } from '@portaria/ui/display/Avatar'
import { Card } from '@portaria/ui/display/Card'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { useSuspenseQuery } from '@tanstack/react-query'
import { demoClient } from '../back-end/demo-client.ts'
import type { ProfileCalls } from './profile.types.ts'
import { profileTexts } from './texts/profile-texts.ts'

const { query } = demoClient<ProfileCalls>()

/** The data of a person: general, work, contact, groups and friends. */
export function ProfileAbout() {
  const t = profileTexts.useTexts()
  const { data } = useSuspenseQuery(query('GET /api/profile/about'))
  const { general, work, contact, groups, friends } = data
  return (
    <div className="@container flex flex-col gap-5 pb-6">
      <div className="grid items-start gap-5 @3xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex flex-col gap-5">
          <Card title={t('general')}>
            <DescriptionList
              items={[
                { term: t('gender'), value: <bdi>{general.gender}</bdi> },
                { term: t('birthday'), value: <bdi>{general.birthday}</bdi> },
                { term: t('locations'), value: <Lines lines={general.locations} /> },
                { term: t('aboutText'), value: <bdi>{general.about}</bdi> },
              ]}
            />
          </Card>
          <Card title={t('work')}>
            <DescriptionList
              items={[
                { term: t('occupation'), value: <bdi>{work.occupation}</bdi> },
                { term: t('skills'), value: <bdi>{work.skills}</bdi> },
                {
                  term: t('jobs'),
                  value: (
                    <Lines lines={work.jobs.map(({ company, date }) => `${company}, ${date}`)} />
                  ),
                },
              ]}
            />
          </Card>
          <Card title={t('contact')}>
            <DescriptionList
              items={[
                { term: t('address'), value: <bdi>{contact.address}</bdi> },
                { term: t('tel'), value: <Lines lines={contact.tel} /> },
                { term: t('websites'), value: <Lines lines={contact.websites} /> },
                { term: t('emails'), value: <Lines lines={contact.emails} /> },
              ]}
            />
          </Card>
        </div>
        <div className="flex flex-col gap-5">
          <Card title={t('friends')}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-3">
              {friends.map(({ id, name, avatar }) => (
                <li key={id} className="flex items-center gap-2 text-sm">
                  <Avatar name={name} src={avatar} />
                  <span className="min-w-0 break-words">{name}</span>
                </li>
              ))}
            </ul>
          </Card>
          <Card title={t('groups')}>
            <ul className="flex flex-col gap-3">
              {groups.map(({ id, name, category, members }) => (
                <li key={id} className="text-sm">
                  <bdi className="block font-medium">{name}</bdi>
                  <span className="block text-muted">
                    <bdi>{category}</bdi> · {t('members', { members })}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      <bdi>{line}</bdi>
    </span>
  ))
}
