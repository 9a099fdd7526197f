// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const fundraisingRoutes: RouteConfigEntry[] = [
	route('fundraise/:slug', 'fundraising/routes/fundraiser.tsx'),
	route('fundraise/:slug/donate', 'fundraising/routes/donate.tsx'),
	route('fundraise/:slug/donations/:donationId', 'fundraising/routes/donation.tsx'),
	route('portal/:portalId/fundraiser', 'fundraising/routes/fundraiser-settings.tsx'),
	route('portal/:portalId/fundraising.csv', 'fundraising/routes/statement.ts'),
	route('portal/:portalId/fundraising.pdf', 'fundraising/routes/statement-pdf.ts'),
]
