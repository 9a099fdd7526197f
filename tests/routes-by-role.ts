// All routes by role, written by hand from spec §2 and §6 and not computed from the table.
import { roles, type Role } from '#kit/roles.ts'
import type { Matrix } from './matrix.ts'

/** y: allowed. s: redirected to sign-in. h: redirected home. d: Access Denied. */
export type Outcome = 'y' | 's' | 'h' | 'd'

export const people = ['visitor', ...roles] as const

/** Columns: visitor, admin, csr, production, school_admin, coach, player, retail; no person here has a portal. */
const matrix: Record<string, { address: string; expected: string }> = {
	'/': { address: '/', expected: 'y y y y y y y y' },
	'/auth/*': { address: '/auth?next=%2Faccount', expected: 'y y y y y y y y' },
	'/team': { address: '/team', expected: 'y y y y y y y y' },
	'/sport/:sport/products': { address: '/sport/football/products?page=2', expected: 'y y y y y y y y' },
	'/collections': { address: '/collections', expected: 'y y y y y y y y' },
	'/collections/:slug': { address: '/collections/game-day?sort=name', expected: 'y y y y y y y y' },
	'/product/:id': { address: '/product/abc', expected: 'y y y y y y y y' },
	'/builder/jerseys': { address: '/builder/jerseys', expected: 'y y y y y y y y' },
	'/builder/uniforms': { address: '/builder/uniforms', expected: 'y y y y y y y y' },
	'/builder/spirit-wear': { address: '/builder/spirit-wear', expected: 'y y y y y y y y' },
	'/builder/equipment': { address: '/builder/equipment', expected: 'y y y y y y y y' },
	'/builder/:productId': { address: '/builder/abc', expected: 'y y y y y y y y' },
	'/builder/:productId/:designId': { address: '/builder/abc/def', expected: 'y y y y y y y y' },
	'/designs': { address: '/designs?q=wildcats', expected: 's y y y y y y y' },
	'/designs/*': { address: '/designs/shared/abc', expected: 'y y y y y y y y' },
	'/designs/:designId/comments': { address: '/designs/abc/comments', expected: 's y y y y y y y' },
	'/votes/*': { address: '/votes/abc', expected: 's y y y y y y y' },
	'/vote/:token/*': { address: '/vote/abc', expected: 'y y y y y y y y' },
	'/search': { address: '/search?q=helmet', expected: 'y y y y y y y y' },
	'/search/suggest': { address: '/search/suggest?q=he', expected: 'y y y y y y y y' },
	'/search/teams': { address: '/search/teams?q=rams', expected: 's y y h y y y h' },
	'/cart/*': { address: '/cart/mini', expected: 'y y y y y y y y' },
	'/colors': { address: '/colors', expected: 'y y y y y y y y' },
	'/services/embroidery-printing': {
		address: '/services/embroidery-printing',
		expected: 'y y y y y y y y',
	},
	'/services/helmet-reconditioning': {
		address: '/services/helmet-reconditioning',
		expected: 'y y y y y y y y',
	},
	'/about': { address: '/about', expected: 'y y y y y y y y' },
	'/history': { address: '/history', expected: 'y y y y y y y y' },
	'/blog': { address: '/blog', expected: 'y y y y y y y y' },
	'/blog/:id': { address: '/blog/fall-season', expected: 'y y y y y y y y' },
	'/support': { address: '/support', expected: 'y y y y y y y y' },
	'/privacy': { address: '/privacy', expected: 'y y y y y y y y' },
	'/terms': { address: '/terms', expected: 'y y y y y y y y' },
	'/credits': { address: '/credits', expected: 'y y y y y y y y' },
	'/developers/*': { address: '/developers', expected: 'y y y y y y y y' },
	'/blog/rss.xml': { address: '/blog/rss.xml', expected: 'y y y y y y y y' },
	'/sitemap.xml': { address: '/sitemap.xml', expected: 'y y y y y y y y' },
	'/sitemap/:name.xml': { address: '/sitemap/products-1.xml', expected: 'y y y y y y y y' },
	'/manifest.webmanifest': { address: '/manifest.webmanifest', expected: 'y y y y y y y y' },
	'/robots.txt': { address: '/robots.txt', expected: 'y y y y y y y y' },
	'/sandbox/pay/:sessionId': { address: '/sandbox/pay/cs_test_a1', expected: 'y y y y y y y y' },
	'/staff/:token': { address: '/staff/abc', expected: 'y y y y y y y y' },
	'/join/:token': { address: '/join/abc', expected: 'y y y y y y y y' },
	'/roster/:token/*': { address: '/roster/abc', expected: 'y y y y y y y y' },
	'/fundraise/:slug/*': { address: '/fundraise/mill-creek-owls', expected: 'y y y y y y y y' },
	'/stores/:key': { address: '/stores/abc', expected: 'y y y y y y y y' },
	'/mailed-pictures/:orderId/:position/:key.jpg': {
		address: '/mailed-pictures/abc/0/abc.jpg',
		expected: 'y y y y y y y y',
	},
	'/quote/:token/*': { address: '/quote/abc', expected: 'y y y y y y y y' },
	'/pay/:token/*': { address: '/pay/abc', expected: 'y y y y y y y y' },
	'/dev/*': { address: '/dev/ui', expected: 'y y y y y y y y' },
	'/account/*': { address: '/account?tab=orders', expected: 's y y y y y y y' },
	'/orders/*': { address: '/orders/abc?done=cancelled', expected: 's y y y y y y y' },
	'/checkout': { address: '/checkout', expected: 's y y y y y y y' },
	'/checkout/tax': { address: '/checkout/tax', expected: 's y y y y y y y' },
	'/checkout/bulk': { address: '/checkout/bulk?payment=cancelled', expected: 's y y y y y y y' },
	'/team/dashboard': { address: '/team/dashboard', expected: 's y y h y y h h' },
	'/approvals/*': { address: '/approvals', expected: 's y y h y y h h' },
	'/portal/:portalId/*': { address: '/portal/team-123', expected: 's y y h y d d h' },
	'/production/*': { address: '/production', expected: 's y y y h h h h' },
	'/status': { address: '/status', expected: 's y y y h h h h' },
	'/admin/*': { address: '/admin', expected: 's y y h h h h h' },
	'*': { address: '/no/such/page', expected: 'y y y y y y y y' },
}

/** One case for each row and person. */
export type Case = { pattern: string; address: string; outcome: Outcome; person: 'visitor' | Role }

export const cases: readonly Case[] = Object.entries(matrix).flatMap(([pattern, { address, expected }]) =>
	// Cast: the matrix above uses only these four letters.
	(expected.split(' ') as Outcome[]).map((outcome, index) => ({
		pattern,
		address,
		outcome,
		person: people[index] ?? 'visitor',
	})),
)

/** Every route in the matrix. */
export const patterns: readonly string[] = Object.keys(matrix)

/** These cases as one matrix; it must keep at least the number of cases it had when written. */
export const caseMatrix = (of: readonly Case[], atLeast = 350): Matrix<Case> => ({
	cases: of,
	atLeast,
	name: ({ person, address, outcome }) => `${person} on ${address}: ${outcome}`,
})
