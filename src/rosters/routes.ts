// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const rosterRoutes: RouteConfigEntry[] = [
	route('portal/:portalId/roster', 'rosters/routes/roster.tsx'),
	route('portal/:portalId/roster/actions', 'rosters/routes/roster-actions.ts'),
	route('roster/:token', 'rosters/routes/family-row.tsx'),
]
