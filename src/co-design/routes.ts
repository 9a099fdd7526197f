// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const coDesignRoutes: RouteConfigEntry[] = [
	route('designs/together', 'co-design/routes/together.ts'),
	route('designs/together/:coDesignId/picture/:version.webp', 'co-design/routes/shared-picture.ts'),
	route('designs/together/:token', 'co-design/routes/invitation.tsx'),
]
