export type ProfileUser = { name: string; avatar: string }

export type Media = { type: 'image' | 'video'; title: string; preview: string }

export type Comment = { id: string; user: ProfileUser; time: string; message: string }

export type Post = {
  id: string
  user: ProfileUser
  message: string
  time: string
  type: 'post' | 'something' | 'video' | 'article'
  like: number
  share: number
  media?: { type: Media['type']; preview: string }
  article?: {
    title: string
    subtitle: string
    excerpt: string
    media: { type: 'image'; preview: string }
  }
  comments: Comment[]
}

export type Activity = { id: string; user: ProfileUser; message: string; time: string }

export type Timeline = { activities: Activity[]; posts: Post[] }

export type MediaGroup = { id: string; name: string; info: string; media: Media[] }

export type About = {
  general: { gender: string; birthday: string; locations: string[]; about: string }
  work: { occupation: string; skills: string; jobs: { company: string; date: string }[] }
  contact: { address: string; tel: string[]; websites: string[]; emails: string[] }
  groups: { id: string; name: string; category: string; members: string }[]
  friends: { id: string; name: string; avatar: string }[]
}

export type ProfileCalls = {
  'GET /api/profile/timeline': { answer: Timeline }
  'GET /api/profile/photos-videos': { answer: MediaGroup[] }
  'GET /api/profile/about': { answer: About }
}
