import { ReportPage } from './ReportPage.tsx'

export const RoundsReport = () => <ReportPage key="rounds" name="rounds" />
export const VisitorsReport = () => <ReportPage key="visitors" name="visitors" />
export const OccurencesReport = () => <ReportPage key="occurences" name="occurences" />
export const AccessesReport = () => <ReportPage key="accesses" name="accesses" />
