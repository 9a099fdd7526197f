// Who may open what: one table of routes and roles (spec §2 and §6), read by the router's guard, the build and the tests.
import { matchRoutes, type RouteObject } from 'react-router'
import { hasAnyRole, roles, type Actor, type Role } from '#kit/roles.ts'
import { refusals } from './messages.ts'

/** `/*` at the end of a pattern means the address itself and all below it. */
export type AccessRow = { pattern: string } & (
	| { open: true }
	| {
			allowed: readonly Role[]
			/** False lets visitors in as retail. */
			requireAuth?: boolean
			/** The part of the address that names a portal. */
			portal?: 'portalId'
	  }
)

const open = (...patterns: string[]): AccessRow[] => patterns.map((pattern) => ({ pattern, open: true }))

/** Every role there is: being signed in is enough. */
const anyone: readonly Role[] = roles
const teamRoles: readonly Role[] = ['coach', 'school_admin', 'csr', 'admin']

/** A route that is not listed here fails the build (route-check.ts). */
export const accessTable: readonly AccessRow[] = [
	...open('/', '/auth/*', '/team', '/sport/:sport/products', '/product/:id'),
	...open('/builder/jerseys', '/builder/uniforms', '/builder/spirit-wear', '/builder/equipment'),
	// To view; saving a design asks for a signed-in person by itself.
	...open('/builder/:productId', '/builder/:productId/:designId'),
	// Each asks by itself whose design it is; links that were shared open for whoever has them.
	...open('/designs/*'),
	...open('/search', '/search/suggest', '/cart/*'),
	...open('/services/embroidery-printing', '/services/helmet-reconditioning'),
	...open('/about', '/history', '/blog', '/blog/:id', '/support', '/privacy', '/terms'),
	...open('/blog/rss.xml', '/sitemap.xml', '/sitemap/:name.xml', '/robots.txt'),
	// Whoever was given the address of a payment may pay it; outside of the sandbox there is no such page.
	...open('/sandbox/pay/:sessionId'),
	// Whoever was given such a link may open it; each shows what it is for and nothing else.
	...open('/join/:token', '/roster/:token', '/pay/:token/*'),
	// Tools of the trial: outside of it they are not there for anybody.
	...open('/dev/*'),
	{ pattern: '/account/*', allowed: anyone },
	{ pattern: '/designs', allowed: anyone },
	// Each asks by itself whose order it is.
	{ pattern: '/orders/*', allowed: anyone },
	{ pattern: '/checkout', allowed: anyone },
	{ pattern: '/checkout/bulk', allowed: anyone },
	{ pattern: '/team/dashboard', allowed: teamRoles },
	{ pattern: '/approvals/*', allowed: teamRoles },
	{ pattern: '/portal/:portalId/*', allowed: ['player', ...teamRoles], portal: 'portalId' },
	{ pattern: '/production/*', allowed: ['production', 'csr', 'admin'] },
	{ pattern: '/admin/*', allowed: ['csr', 'admin'] },
	...open('*'),
]

export type Decision =
	| { allow: true }
	/** Address within the shop to come back to, with its query. */
	| { signIn: string }
	| { home: string }
	| { denied: string }

type Found = { row: AccessRow; params: Readonly<Record<string, string | undefined>> }

const firstSegment = (path: string) => path.split('/').find(Boolean)?.toLowerCase() ?? ''

/** The router's ranking, asked only about the rows that begin like the address: to rank them all takes long. */
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

/** The row that decides about an address. */
export const rowOf = (pathname: string): AccessRow | undefined => found(pathname)?.row

/** Of every portal, not only of their own (spec §6). */
const portalRoles: readonly Role[] = ['admin', 'csr', 'school_admin']

/** Two slashes at the start would lead to another host. */
const withinShop = (address: string) => `/${address.replace(/^[/\\]+/, '')}`

/**
 * Spec §6: who is not signed in is sent to sign in, who lacks the role is sent home, who belongs to another portal is
 * refused.
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
	const held: Actor = { userId: actor.userId, roles: actor.roles.length > 0 ? actor.roles : ['retail'] }
	if (!hasAnyRole(held, row.allowed)) return { home: refusals.role }
	if (!row.portal || hasAnyRole(held, portalRoles)) return { allow: true }
	const asked = params[row.portal]
	const isOwn = asked !== undefined && (actor.portalId === asked || (actor.portalIds ?? []).includes(asked))
	return isOwn ? { allow: true } : { denied: refusals.portal }
}
