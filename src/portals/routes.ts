// Addresses of the room.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const portalsRoutes: RouteConfigEntry[] = [
	route('team', 'portals/routes/team.tsx'),
	route('join/:token', 'portals/routes/join.tsx'),
	route('portal/:portalId/people', 'portals/routes/people.tsx'),
	route('portal/:portalId/roster', 'portals/routes/roster.tsx'),
	route('portal/:portalId/roster/desk', 'portals/routes/roster-desk.ts'),
	route('roster/:token', 'portals/routes/family-row.tsx'),
]
