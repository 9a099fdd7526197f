// Addresses of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

const page = (path: string, file: string) => route(`production${path}`, `production/routes/${file}`)

export const productionRoutes: RouteConfigEntry[] = [
	page('', 'board.tsx'),
	page('/export', 'export.ts'),
	page('/jobs/:jobId', 'job.tsx'),
	page('/jobs/:jobId/picture.svg', 'job-picture.ts'),
	page('/jobs/:jobId/files.zip', 'job-files.ts'),
	page('/orders/:orderId', 'order.tsx'),
	page('/orders/:orderId/work-order.pdf', 'work-order.ts'),
	page('/orders/:orderId/pick-list.pdf', 'pick-list.ts'),
	page('/orders/:orderId/packing-slips.pdf', 'packing-slips.ts'),
]
