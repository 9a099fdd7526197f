// Addresses of the room.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const bulkRoutes: RouteConfigEntry[] = [
	route('orders/:orderId/shares', 'bulk/routes/shares.tsx'),
	route('pay/:token', 'bulk/routes/share.tsx'),
	route('pay/:token/pictures/:position.svg', 'bulk/routes/share-picture.ts'),
]
