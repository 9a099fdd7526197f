// Addresses of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const mailRoutes: RouteConfigEntry[] = [
	route('dev/inbox', 'mail/routes/inbox.tsx'),
	route('dev/inbox.json', 'mail/routes/inbox-json.ts'),
]
