// Addresses of the documentation.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const apiPages: RouteConfigEntry[] = [
	route('developers', 'api/routes/developers.tsx'),
	route('developers/:operationId', 'api/routes/operation.tsx'),
]
