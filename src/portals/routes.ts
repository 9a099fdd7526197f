// Addresses of the room.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const portalsRoutes: RouteConfigEntry[] = [
	route('team', 'portals/routes/team.tsx'),
	route('join/:token', 'portals/routes/join.tsx'),
	route('portal/:portalId/people', 'portals/routes/people.tsx'),
	route('portal/:portalId/roster', 'rosters/routes/roster.tsx'),
	route('portal/:portalId/roster/desk', 'rosters/routes/roster-requests.ts'),
	route('roster/:token', 'rosters/routes/family-row.tsx'),
]
