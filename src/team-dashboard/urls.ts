// Addresses of the dashboard: the portal, and the page of each list.
import { pageIn } from '#kit/pages.ts'

export type DashboardView = {
	/** Null for the default portal. */
	portalId: string | null
	/** Page of the orders, or of the portals in the list of all portals; from 1. */
	page: number
	/** Page of the ledger. */
	ledgerPage: number
	/** Search text for portals. */
	text: string
}

/** Reads any URL; invalid pages mean page 1. */
export function readDashboardView(query: URLSearchParams): DashboardView {
	const portalId = query.get('portal')?.replaceAll('\0', '') ?? null
	return {
		portalId: portalId === '' ? null : portalId,
		page: pageIn(query.get('page')),
		ledgerPage: pageIn(query.get('ledger')),
		text: (query.get('q') ?? '').replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim().slice(0, 80),
	}
}

type DashboardAddress = Partial<DashboardView> & { done?: string; part?: 'orders' | 'fundraising' }

export function dashboardHref({
	portalId,
	page = 1,
	ledgerPage = 1,
	text = '',
	done,
	part,
}: DashboardAddress = {}): string {
	const query = new URLSearchParams({
		...(portalId && { portal: portalId }),
		...(text !== '' && { q: text }),
		...(page > 1 && { page: String(page) }),
		...(ledgerPage > 1 && { ledger: String(ledgerPage) }),
		...(done !== undefined && { done }),
	}).toString()
	return `/team/dashboard${query === '' ? '' : `?${query}`}${part ? `#${part}` : ''}`
}
