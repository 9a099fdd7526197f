// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const searchRoutes: RouteConfigEntry[] = [
	route('search', 'search/routes/search.tsx'),
	route('search/suggest', 'search/routes/suggest.ts'),
	route('search/teams', 'search/routes/teams.ts'),
]
