// Access table: which roles may open which route (spec §2 and §6), read by the router's guard, the build and the tests.
import { matchRoutes, type RouteObject } from 'react-router'
import { hasAnyRole, roles, type Actor, type Role } from '#kit/roles.ts'
import { admins, shopPeople, staff, teamRoles, type Policy } from '#policies/policy.ts'
import { refusals } from './messages.ts'

/** Roles are granted and revoked by these. */
export const rolePolicy: Policy<'grant'> = { grant: admins }

/** What the staff does with the data of people. */
export const peoplePolicy: Policy<'note' | 'import' | 'export' | 'erase'> = {
	note: staff,
	import: admins,
	export: admins,
	erase: admins,
}

/** `/*` at the end of a pattern matches the address itself and everything below it. */
export type AccessRow = { pattern: string } & (
	| { open: true }
	| {
			allowed: readonly Role[]
			/** False lets visitors in as retail. */
			requireAuth?: boolean
			/** The route parameter that names a portal. */
			portal?: 'portalId'
			/** The page itself answers a form that arrives without a session, filled in as it was sent. */
			keepsForm?: true
	  }
)

const open = (...patterns: string[]): AccessRow[] => patterns.map((pattern) => ({ pattern, open: true }))

/** Every role: any signed-in person. */
const anyone: readonly Role[] = roles

/** A route that is not listed here fails the build (route-check.ts). */
export const accessTable: readonly AccessRow[] = [
	...open('/', '/auth/*', '/team', '/sport/:sport/products', '/product/:id'),
	...open('/collections', '/collections/:slug'),
	...open('/builder/jerseys', '/builder/uniforms', '/builder/spirit-wear', '/builder/equipment'),
	// Viewing is open; saving a design checks for a signed-in person itself.
	...open('/builder/:productId', '/builder/:productId/:designId'),
	// Each route checks the design's owner itself; a shared link opens for anyone who has it.
	...open('/designs/*'),
	...open('/search', '/search/suggest', '/cart/*', '/colors'),
	...open('/services/embroidery-printing', '/services/helmet-reconditioning'),
	...open('/about', '/history', '/blog', '/blog/:id', '/support', '/privacy', '/terms', '/credits'),
	// The documentation of the API; its form works with a key that is typed.
	...open('/developers/*'),
	...open('/blog/rss.xml', '/sitemap.xml', '/sitemap/:name.xml', '/robots.txt', '/manifest.webmanifest'),
	// Anyone with a payment's address may pay it; the page exists only in the sandbox.
	...open('/sandbox/pay/:sessionId'),
	// Anyone with such a link may open it; each page shows only what its link is for.
	...open('/staff/:token'),
	...open('/join/:token', '/roster/:token/*', '/pay/:token/*', '/quote/:token/*', '/vote/:token/*'),
	// A team's public page, when the team has switched it on.
	...open('/fundraise/:slug/*'),
	// A team's store, when the team has put it on its website.
	...open('/stores/:key'),
	// Loaded by mail programs; the key is in the address.
	...open('/mailed-pictures/:orderId/:position/:key.jpg'),
	// Trial tools: they do not exist outside the trial.
	...open('/dev/*'),
	{ pattern: '/search/teams', allowed: ['player', ...teamRoles] },
	{ pattern: '/account/*', allowed: anyone },
	{ pattern: '/designs', allowed: anyone },
	{ pattern: '/designs/:designId/comments', allowed: anyone },
	// Each route checks the vote's owner itself.
	{ pattern: '/votes/*', allowed: anyone },
	// Each route checks the order's owner itself.
	{ pattern: '/orders/*', allowed: anyone },
	{ pattern: '/checkout', allowed: anyone, keepsForm: true },
	{ pattern: '/checkout/tax', allowed: anyone },
	{ pattern: '/checkout/bulk', allowed: anyone },
	{ pattern: '/team/dashboard', allowed: teamRoles },
	{ pattern: '/approvals/*', allowed: teamRoles },
	{ pattern: '/portal/:portalId/*', allowed: ['player', ...teamRoles], portal: 'portalId' },
	{ pattern: '/production/*', allowed: shopPeople },
	{ pattern: '/status', allowed: shopPeople },
	{ pattern: '/admin/*', allowed: staff },
	...open('*'),
]

export type Decision =
	| { allow: true }
	/** Address within the shop to return to, with its query. */
	| { signIn: string }
	| { home: string }
	| { denied: string }

type Found = { row: AccessRow; params: Readonly<Record<string, string | undefined>> }

const firstSegment = (path: string) => path.split('/').find(Boolean)?.toLowerCase() ?? ''

/** The router's ranking, applied only to rows with the same first segment: ranking all rows is slow. */
const candidates = Map.groupBy(
	accessTable.map((row): RouteObject => ({ path: row.pattern, handle: row })),
	({ path = '' }) => firstSegment(path),
)
const elsewhere = candidates.get('*') ?? []

function decoded(pathname: string): string {
	try {
		return decodeURIComponent(pathname)
	} catch {
		return pathname
	}
}

function found(pathname: string): Found | undefined {
	const rows = [...(candidates.get(firstSegment(decoded(pathname))) ?? []), ...elsewhere]
	const match = matchRoutes(rows, pathname)?.at(-1)
	// Cast: `handle` is the row that this route was made of.
	return match && { row: match.route.handle as AccessRow, params: match.params }
}

/** The access row for an address. */
export const rowOf = (pathname: string): AccessRow | undefined => found(pathname)?.row

/** These roles may open every portal, not only their own (spec §6). */
const portalRoles: readonly Role[] = ['admin', 'csr', 'school_admin']

/** Two slashes at the start would lead to another host. */
const withinShop = (address: string) => `/${address.replace(/^[/\\]+/, '')}`

/**
 * Spec §6: visitors are sent to sign in, people without the role are sent home, members of other portals are refused.
 * @param address path with its query
 */
export function decideAccess(
	actor: Pick<Actor, 'userId' | 'roles' | 'portalIds'> & { portalId?: string | null },
	address: string,
): Decision {
	const [pathname = '/'] = address.split('?', 1)
	const match = found(pathname)
	if (!match) return { denied: refusals.role }
	const { row, params } = match
	if ('open' in row) return { allow: true }
	if (actor.userId === null && row.requireAuth !== false) return { signIn: withinShop(address) }
	const held: Pick<Actor, 'roles'> = { roles: actor.roles.length > 0 ? actor.roles : ['retail'] }
	if (!hasAnyRole(held, row.allowed)) return { home: refusals.role }
	if (!row.portal || hasAnyRole(held, portalRoles)) return { allow: true }
	const asked = params[row.portal]
	const isOwn = asked !== undefined && (actor.portalId === asked || (actor.portalIds ?? []).includes(asked))
	return isOwn ? { allow: true } : { denied: refusals.portal }
}
