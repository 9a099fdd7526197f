// The pages that are measured, and who asks for them.
import pg from 'pg'

export const askers = ['visitor', 'admin', 'csr', 'production', 'schooladmin', 'coach', 'retail'] as const
export type Asker = (typeof askers)[number]
export type Page = {
	name: string
	as: Asker
	path: string
	/** Fields of a form, for searches that are kept out of addresses. */
	form?: Record<string, string>
}

const textOf = async (client: pg.Client, question: string): Promise<string> => {
	const { rows } = await client.query<{ found: string }>(question)
	return rows[0]?.found ?? ''
}

/** Ids of records that exist in every size. */
async function knownIds(url: string) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		const of = (question: string) => textOf(client, question)
		return {
			product: await of(
				`select id::text as found from products where status = 'active' and model like '% %' and sku like '%-0003' order by sku limit 1`,
			),
			order: await of(
				`select id::text as found from orders where portal_id is not null and status = 'delivered' and idempotency_key like 'bench %' order by created_at desc limit 1`,
			),
			person: await of(`select id::text as found from profiles where email like '%.7@people.example.test'`),
			portal: await of(
				`select id as found from team_portals where status = 'open' and id in (select portal_id from portal_items) order by created_at desc limit 1`,
			),
			job: await of(
				`select id::text as found from jobs where status = 'in_progress' order by due_on desc limit 1`,
			),
			approval: await of(
				`select id::text as found from approvals where status = 'pending' order by created_at desc limit 1`,
			),
		}
	} finally {
		await client.end()
	}
}

const page = (as: Asker, name: string, path: string): Page => ({ as, name: `${as}-${name}`, path })
const orderSearch = (by: string, text: string): Page => ({
	...page('admin', `orders-by-${by}-${text.replaceAll(/\W/g, '')}`, '/admin/orders'),
	form: { by, text },
})
/** Asked once each, of a process that has not seen them: a median of the few pages below would be one request. */
export const firstWords =
	'baseball bag, basket, lacros, soc, jack, full zip, fb2, black, goal, gloves, kit, warm, train, tee, shirt, game jersy, sleeveles, reversible, red shorts, youth, womens, practice, crew, gray, ten, vest, quarter, pants, navy, hoody, shorts, whit, golf'.split(
		', ',
	)

const search = (name: string, query: string): Page[] => [
	page('visitor', `search-${name}`, `/search?q=${encodeURIComponent(query)}`),
	page('visitor', `suggest-${name}`, `/search/suggest?q=${encodeURIComponent(query)}`),
]

function shopPages(product: string): Page[] {
	const list = (name: string, query: string) =>
		page('visitor', `list${name}`, `/sport/football/products${query}`)
	return [
		page('visitor', 'home', '/'),
		list('', ''),
		list('-filtered', '?size=L&color=Red&stock=1'),
		list('-by-name', '?sort=name'),
		list('-by-price', '?sort=price-low&custom=1'),
		list('-fastest', '?sort=fastest'),
		list('-deep', '?page=50'),
		page('visitor', 'collections', '/collections'),
		page('visitor', 'builder', '/builder/jerseys'),
		page('visitor', 'product', `/product/${product}`),
		...search('broad', 'jersey'),
		...search('narrow', 'pinstripe full-button'),
		...search('misspelt', 'footbal jersy'),
		...search('two-words', 'football jersey'),
		...search('color', 'blue'),
		...search('prefix', 'je'),
		...search('relaxed', 'hoodie fb210 goalkeeper'),
		page('visitor', 'search-filtered', '/search?q=jersey&sport=football&price=25-50'),
		page('visitor', 'search-deep', '/search?q=jersey&page=40'),
	]
}

function staffPages(ids: Awaited<ReturnType<typeof knownIds>>): Page[] {
	const admin = (name: string, path: string) => page('admin', name, `/admin${path}`)
	return [
		admin('overview', ''),
		admin('orders', '/orders'),
		admin('orders-to-start', '/orders?status=to-start'),
		admin('orders-delivered', '/orders?status=delivered'),
		admin('orders-of-portal', `/orders?portal=${ids.portal}`),
		orderSearch('school', 'northfield'),
		orderSearch('mail', 'buyer.7@'),
		orderSearch('mail', 'coach'),
		orderSearch('player', 'Player Oakton'),
		orderSearch('number', 'PO-77'),
		admin('order', `/orders/${ids.order}`),
		admin('products', '/products'),
		admin('products-searched', '/products?q=northfield'),
		admin('products-low', '/products?show=low'),
		admin('products-deep', '/products?sort=newest&page=15'),
		admin('product', `/products/${ids.product}`),
		admin('stock', '/stock'),
		admin('stock-needs', '/stock/needs'),
		admin('people', '/people'),
		admin('people-searched', '/people?q=quinn'),
		admin('people-coaches', '/people?role=coach'),
		admin('person', `/people/${ids.person}`),
		admin('messages', '/messages'),
		admin('requests', '/requests'),
		admin('portals', '/portals'),
		admin('portals-searched', '/portals?q=oak'),
		admin('portal', `/portals/${ids.portal}`),
		admin('audit', '/audit'),
		admin('audit-event', '/audit?event=approval'),
		admin('quotes', '/quotes'),
		admin('translations', '/translations'),
		page('csr', 'orders', '/admin/orders'),
		page('csr', 'status', '/status'),
		page('production', 'board', '/production'),
		page('production', 'board-late', '/production?due=late'),
		// A team of the demo: as many cards at both sizes.
		page('production', 'board-team', '/production?team=lakewood%20rams'),
		page('production', 'job', `/production/jobs/${ids.job}`),
	]
}

const teamPages = (ids: Awaited<ReturnType<typeof knownIds>>): Page[] => [
	page('coach', 'dashboard', '/team/dashboard'),
	page('coach', 'portal', '/portal/team-123'),
	page('coach', 'people', '/portal/team-123/people'),
	page('coach', 'designs', '/designs'),
	page('coach', 'approvals', '/approvals'),
	page('schooladmin', 'approvals', '/approvals'),
	page('csr', 'approvals', '/approvals'),
	page('csr', 'approval', `/approvals/${ids.approval}`),
	page('coach', 'orders', '/account?tab=orders'),
	page('retail', 'account', '/account'),
	page('coach', 'team-search', '/search/teams?q=rams'),
	page('csr', 'team-search', '/search/teams?q=oak'),
]

export async function pagesOf(url: string): Promise<Page[]> {
	const ids = await knownIds(url)
	return [...shopPages(ids.product), ...staffPages(ids), ...teamPages(ids)]
}
