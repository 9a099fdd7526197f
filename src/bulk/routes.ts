// Addresses of the room.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const bulkRoutes: RouteConfigEntry[] = [
	route('portal/:portalId', 'bulk/routes/portal.tsx'),
	route('portal/:portalId/draft', 'bulk/routes/draft.ts'),
	route('portal/:portalId/players.json', 'bulk/routes/players.ts'),
	route('portal/:portalId/items/:itemId/picture.svg', 'bulk/routes/picture.ts'),
	route('checkout/bulk', 'bulk/routes/checkout-bulk.tsx'),
	route('orders/:orderId/po-document', 'bulk/routes/po-document.ts'),
	route('orders/:orderId/shares', 'bulk/routes/shares.tsx'),
	route('orders/:orderId/my-share', 'bulk/routes/my-share.ts'),
	route('pay/:token', 'bulk/routes/share.tsx'),
	route('pay/:token/pictures/:position.svg', 'bulk/routes/share-picture.ts'),
]
