// Addresses of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const teamDashboardRoutes: RouteConfigEntry[] = [
	route('team/dashboard', 'team-dashboard/routes/dashboard.tsx'),
]
