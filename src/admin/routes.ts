// Addresses of the room.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const adminRoutes: RouteConfigEntry[] = [
	route('admin', 'admin/routes/overview.tsx'),
	route('admin/orders', 'admin/routes/orders.tsx'),
	route('admin/orders/:orderId', 'admin/routes/order.tsx'),
]
