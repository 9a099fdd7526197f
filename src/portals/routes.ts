// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const portalsRoutes: RouteConfigEntry[] = [
	route('team', 'portals/routes/team.tsx'),
	route('join/:token', 'portals/routes/join.tsx'),
	route('portal/:portalId/people', 'portals/routes/people.tsx'),
]
