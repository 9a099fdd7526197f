// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const bulkOrderRoutes: RouteConfigEntry[] = [
	route('portal/:portalId', 'bulk-orders/routes/portal.tsx'),
	route('portal/:portalId/delivery', 'bulk-orders/routes/delivery.tsx'),
	route('portal/:portalId/draft', 'bulk-orders/routes/draft.ts'),
	route('portal/:portalId/players.json', 'bulk-orders/routes/players.ts'),
	route('portal/:portalId/items/:itemId/picture.webp', 'bulk-orders/routes/picture.ts'),
	route('portal/:portalId/participation.csv', 'bulk-orders/routes/participation-csv.ts'),
	route('portal/:portalId/participation.pdf', 'bulk-orders/routes/participation-pdf.ts'),
	route('portal/:portalId/players/:rosterId/leave', 'bulk-orders/routes/leave.tsx'),
	route('portal/:portalId/players/:rosterId/join', 'bulk-orders/routes/join.tsx'),
	route('checkout/bulk', 'bulk-orders/routes/checkout-bulk.tsx'),
	route('orders/:orderId/po-document', 'bulk-orders/routes/po-document.ts'),
	route('orders/:orderId/shares', 'bulk-orders/routes/shares.tsx'),
	route('orders/:orderId/my-share', 'bulk-orders/routes/my-share.ts'),
	route('roster/:token/order', 'bulk-orders/routes/family-order.tsx'),
	route('roster/:token/items/:itemId/picture.webp', 'bulk-orders/routes/family-picture.ts'),
	route('pay/:token', 'bulk-orders/routes/share.tsx'),
	route('pay/:token/pictures/:position.webp', 'bulk-orders/routes/share-picture.ts'),
]
