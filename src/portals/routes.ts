// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const portalsRoutes: RouteConfigEntry[] = [
	route('team', 'portals/routes/team.tsx'),
	route('join/:token', 'portals/routes/join.tsx'),
	route('portal/:portalId/people', 'portals/routes/people.tsx'),
	route('portal/:portalId/website-store', 'portals/routes/website-store.tsx'),
	route('stores/:key', 'portals/routes/store.tsx'),
	route('portal/:portalId/kit', 'portals/routes/kit.tsx'),
	route('portal/:portalId/designs/:designId/:version/picture.webp', 'portals/routes/kit-picture.ts'),
]
