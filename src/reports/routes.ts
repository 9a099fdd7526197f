// Addresses of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const reportRoutes: RouteConfigEntry[] = [
	route('admin/reports', 'reports/routes/reports.tsx'),
	route('admin/reports/:report', 'reports/routes/report.tsx'),
	route('admin/reports/:report.csv', 'reports/routes/report-csv.ts'),
]
