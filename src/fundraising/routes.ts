// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const fundraisingRoutes: RouteConfigEntry[] = [
	route('portal/:portalId/fundraising.csv', 'fundraising/routes/statement.ts'),
	route('portal/:portalId/fundraising.pdf', 'fundraising/routes/statement-pdf.ts'),
]
