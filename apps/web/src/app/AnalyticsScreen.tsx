import { AnalyticsPage } from '../modules/reports/analytics/AnalyticsPage.tsx'
import { DashboardTabs } from './demo/DashboardTabs.tsx'

/** `/apps/dashboards/analytics`: the trends, with the sample dashboard beside them. */
export function AnalyticsScreen() {
  return (
    <DashboardTabs of="analytics">
      <AnalyticsPage />
    </DashboardTabs>
  )
}
