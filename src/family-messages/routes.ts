// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const familyMessageRoutes: RouteConfigEntry[] = [
	route('portal/:portalId/messages', 'family-messages/routes/messages.tsx'),
	route('roster/:token/stop', 'family-messages/routes/stop.tsx'),
]
