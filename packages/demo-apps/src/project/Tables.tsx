import { useFormats } from '@portaria/i18n/react/use-formats'
import { Avatar } from '@portaria/ui/display/Avatar'
import { CardTable } from '../lists/CardTable.tsx'
import { type BudgetRow, budgetColumns, type TeamMember } from './project.types.ts'
import { projectTexts } from './texts/project-texts.ts'

/** Planned, spent and remaining amounts, by kind of cost. */
export function Budget({ rows }: { rows: readonly BudgetRow[] }) {
  const t = projectTexts.useTexts()
  const { money } = useFormats()
  return (
    <CardTable
      title={t('budget')}
      numeric
      className="col-span-2"
      columns={budgetColumns.map((key) => ({ key, label: t(`columns.${key}`) }))}
      rows={rows.map(({ id, cells: [type, ...amounts] }) => ({
        key: id,
        cells: [type?.value, ...amounts.map(({ value }) => money(value, 0))],
      }))}
    />
  )
}

const details = ['position', 'office', 'email', 'phone'] as const

/** The members of the team. */
export function Team({ rows }: { rows: readonly TeamMember[] }) {
  const t = projectTexts.useTexts()
  return (
    <CardTable
      title={t('team')}
      className="col-span-2 xl:col-span-4"
      columns={(['name', ...details] as const).map((key) => ({ key, label: t(`columns.${key}`) }))}
      rows={rows.map((member) => ({
        key: member.id,
        cells: [
          <span key="name" className="flex items-center gap-3">
            <Avatar name={member.name} src={member.avatar} />
            {member.name}
          </span>,
          ...details.map((name) => member[name]),
        ],
      }))}
    />
  )
}
