// The pages to check, each once, as the person with the least rights who uses it. Addresses with ids are found by links.
import type { Browser, BrowserContext } from 'playwright'
import type { Role } from '#kit/roles.ts'
import { addToCart, buy, orderCart } from '../../tests/e2e/buying.ts'
import { openPages } from '../../tests/e2e/open-pages.ts'

export type Person = 'visitor' | Role
export type Visit = { role: Person; name: string; path: string; status?: number }

const password = 'fieldhouse-demo'
const portal = '/portal/team-123'
const product = 'Gridiron Elite Game Jersey'
const uuid = '[0-9a-f]{8}-[0-9a-f-]{27}'
/** Numbered from 0 in the address. */
const builderSteps = [
	'style',
	'colors',
	'logos',
	'names and numbers',
	'decorations',
	'add-ons',
	'review',
	'proof',
] as const

/** A visitor's or a signed-in person's browser. */
export async function enterAs(browser: Browser, shopUrl: string, role: Person): Promise<BrowserContext> {
	const context = await browser.newContext({ baseURL: shopUrl, reducedMotion: 'reduce' })
	if (role === 'visitor') return context
	const answer = await context.request.post('/auth/v1/token?grant_type=password', {
		headers: { Origin: shopUrl, 'X-Session-Transport': 'cookie' },
		data: { email: `${role.replace('_', '')}@demo.fieldhouse.test`, password },
	})
	if (!answer.ok()) throw new Error(`Signing in as ${role} was answered with ${answer.status()}`)
	return context
}

/** The contexts of all roles, and the shop they are in. */
export type Door = { shopUrl: string; of: (role: Person) => BrowserContext }

/** The first link on a page to an address of this form; without one an address that is missing, which is a finding. */
async function linkOn({ of }: Door, role: Person, [from, form]: [string, string]): Promise<string> {
	const body = await (await of(role).request.get(from)).text()
	const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
	return links.find((href) => new RegExp(`^${form}$`).test(href)) ?? `${from.replace(/[?#].*/, '')}/no-link`
}

async function jerseyPath(door: Door): Promise<string> {
	const body = await (await door.of('visitor').request.get('/sport/football/products')).text()
	const path = new RegExp(`href="(/product/[^"]+)"[^>]*>${product}<`).exec(body)?.[1]
	if (path === undefined) throw new Error(`The football list does not show ${product}`)
	return path
}

const as = (role: Person, pages: Record<string, string>): Visit[] =>
	Object.entries(pages).map(([name, path]) => ({ role, name, path }))

async function visitorPages(door: Door, jersey: string): Promise<Visit[]> {
	const open = await openPages(door.shopUrl)
	const builder = `${jersey.replace('/product/', '/builder/')}?start=plain`
	return [
		...open.map(({ name, path, status = 200 }) => ({ role: 'visitor' as const, name, path, status })),
		...as('visitor', {
			'an operation of the API': await linkOn(door, 'visitor', ['/developers', '/developers/[^#]+']),
			'an empty cart': '/cart',
			'sign in': '/auth',
			'forgotten password': '/auth/forgot',
		}),
		...builderSteps.map((step, at) => ({
			role: 'visitor' as const,
			name: `builder, step ${at + 1}: ${step}`,
			path: `${builder}&step=${at}`,
		})),
	]
}

async function buyersPages(door: Door, jersey: string): Promise<Visit[]> {
	const [buyer, item] = [door.of('retail'), { product: jersey, size: 'L', qty: 1 }]
	const order = await buy(buyer, door.shopUrl, item)
	await addToCart(buyer, door.shopUrl, item)
	const payment = await orderCart(buyer, door.shopUrl)
	await addToCart(buyer, door.shopUrl, item)
	return as('retail', {
		'a cart': '/cart',
		checkout: '/checkout',
		'payment in the sandbox': new URL(payment).pathname,
		'an order': `/orders/${order}`,
		'my orders': '/account?tab=orders',
		'my favorites': '/account?tab=favorites',
		'my settings': '/account?tab=settings',
		'no designs yet': '/designs',
	})
}

/** The family's page of the first player. */
async function familyLink(door: Door): Promise<string> {
	const { request } = door.of('coach')
	// Cast: the shape is that of the portal's own players.
	const { players } = (await (await request.get(`${portal}/players.json`)).json()) as {
		players: { id: string }[]
	}
	const made = await request.post(`${portal}/roster/actions`, {
		headers: { Origin: door.shopUrl },
		data: { intent: 'make-links', rowIds: players.slice(0, 1).map(({ id }) => id) },
	})
	const link = /\/roster\/[\w-]{43}/.exec(await made.text())?.[0]
	if (link === undefined) throw new Error(`Making a family link was answered with ${made.status()}`)
	return link
}

/** @returns the vote's page for its maker, and its link */
async function newVote(door: Door): Promise<{ result: string; link: string }> {
	const { request } = door.of('coach')
	const form = await (await request.get('/votes/new')).text()
	const valueOf = (tag: string) => /value="([^"]+)"/.exec(tag)?.[1] ?? ''
	const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
	const designs = inputs.filter((tag) => tag.includes('name="design"')).map(valueOf)
	const key = valueOf(inputs.find((tag) => tag.includes('name="key"')) ?? '')
	const closesOn = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
	const fields = { intent: 'create', key, title: 'Which jersey?', closesOn, showsResult: 'yes' }
	const body = new URLSearchParams(fields)
	for (const design of designs.slice(0, 2)) body.append('design', design)
	const made = await request.post('/votes/new', {
		headers: { Origin: door.shopUrl, 'Content-Type': 'application/x-www-form-urlencoded' },
		data: body.toString(),
		maxRedirects: 0,
	})
	const result = new URL(made.headers()['location'] ?? '/', door.shopUrl).pathname
	const link = /\/vote\/[\w-]+/.exec(await (await request.get(result)).text())?.[0]
	if (link === undefined) throw new Error(`Making a vote was answered with ${made.status()}`)
	return { result, link }
}

async function sharedDesign(door: Door, design: string): Promise<string> {
	const made = await door.of('coach').request.post('/designs/actions', {
		headers: { Origin: door.shopUrl },
		data: { intent: 'share', designId: design.split('/').at(-1), version: 1 },
	})
	const link = /\/designs\/shared\/[\w-]+/.exec(await made.text())?.[0]
	if (link === undefined) throw new Error(`Sharing a design was answered with ${made.status()}`)
	return link
}

/** Switches the team's public pages on. */
async function publicTeamPages(door: Door): Promise<Visit[]> {
	const forms = {
		fundraiser: {
			intent: 'save',
			isOn: 'yes',
			goal: '1500',
			story: 'New goals for the west field.',
			endsOn: '',
		},
		'website-store': { isOn: 'yes', sites: '' },
	}
	for (const [page, form] of Object.entries(forms))
		await door.of('coach').request.post(`${portal}/${page}`, {
			headers: { Origin: door.shopUrl },
			form,
			maxRedirects: 0,
		})
	const fundraiser = await linkOn(door, 'coach', [`${portal}/fundraiser`, '/fundraise/[^/?#]+'])
	const store = await linkOn(door, 'coach', [`${portal}/website-store`, '/stores/[^/?#]+'])
	return as('visitor', {
		'a fundraiser': fundraiser,
		'a donation': `${fundraiser}/donate`,
		'a team’s store': store,
	})
}

async function teamPages(door: Door): Promise<Visit[]> {
	const design = await linkOn(door, 'coach', ['/designs', `/builder/${uuid}/${uuid}`])
	const id = design.split('/').at(-1) ?? ''
	const family = await familyLink(door)
	const vote = await newVote(door)
	return [
		...as('coach', {
			'team dashboard': '/team/dashboard',
			'portal, players': `${portal}?view=players`,
			'portal, items': `${portal}?view=items`,
			roster: `${portal}/roster`,
			'people of the portal': `${portal}/people`,
			kit: `${portal}/kit`,
			'messages to families': `${portal}/messages`,
			'store on the website': `${portal}/website-store`,
			'fundraising page, settings': `${portal}/fundraiser`,
			'approvals, as buyer': '/approvals',
			'my designs': '/designs',
			'a saved design in the builder': `${design}?step=7`,
			'comments on a design': `/designs/${id}/comments`,
			'a design for the next season': `/designs/${id}/new-season`,
			votes: '/votes',
			'new vote': '/votes/new',
			'result of a vote': vote.result,
			'a team order': await linkOn(door, 'coach', ['/team/dashboard', `/orders/${uuid}`]),
		}),
		...as('player', { 'portal of a player': portal }),
		...as('visitor', {
			'a family’s player': family,
			'a family’s player, in Spanish': `${family}?lang=es`,
			'a family’s order': `${family}/order`,
			'a vote': vote.link,
			'a shared design': await sharedDesign(door, design),
		}),
		...as('school_admin', {
			approvals: '/approvals',
			'approvals, decided': '/approvals?status=decided',
			'an approval': await linkOn(door, 'school_admin', ['/approvals', `/approvals/${uuid}`]),
		}),
	]
}

const floorPages = async (door: Door): Promise<Visit[]> =>
	as('production', {
		board: '/production',
		'a job': await linkOn(door, 'production', ['/production', `/production/jobs/${uuid}`]),
		'an order on the floor': await linkOn(door, 'production', ['/production', `/production/orders/${uuid}`]),
		status: '/status',
	})

const servicePages = async (door: Door): Promise<Visit[]> =>
	as('csr', {
		'back office': '/admin',
		orders: '/admin/orders',
		'an order in the back office': await linkOn(door, 'csr', ['/admin/orders', `/admin/orders/${uuid}`]),
		quotes: '/admin/quotes',
		'new quote': '/admin/quotes/new',
		requests: '/admin/requests',
		'a request': await linkOn(door, 'csr', ['/admin/requests', `/admin/requests/${uuid}`]),
		portals: '/admin/portals',
		'new portal': '/admin/portals/new?sport=football',
		'a portal': await linkOn(door, 'csr', ['/admin/portals', '/admin/portals/(?!new)[^/?#]+']),
		messages: '/admin/messages',
		mail: '/admin/mail',
		reports: '/admin/reports',
		'report: sales': '/admin/reports/sales',
		'report: tax': '/admin/reports/tax',
		stock: '/admin/stock',
		'stock needs': '/admin/stock/needs',
		'supplier orders': '/admin/stock/orders',
	})

function adminPages(jersey: string): Visit[] {
	const own = jersey.replace('/product/', '/admin/products/')
	const under = (base: string, names: readonly string[]) =>
		Object.fromEntries(names.map((name) => [`${base.split('/').at(-1)}: ${name}`, `${base}/${name}`]))
	return as('admin', {
		products: '/admin/products',
		'new product': '/admin/products/new',
		'a product in the back office': own,
		'images of a product': `${own}/images`,
		'look of a product': `${own}/look`,
		'search texts of a product': `${own}/search`,
		'size chart of a product': `${own}/size-chart`,
		...under('/admin/products', ['import', 'files', 'featured']),
		collections: '/admin/collections',
		'new collection': '/admin/collections/new',
		posts: '/admin/posts',
		'new post': '/admin/posts/new',
		promotions: '/admin/promotions',
		'new promotion': '/admin/promotions/new',
		people: '/admin/people',
		'invitations of staff': '/admin/people/invitations',
		'people: import': '/admin/people/import',
		webhooks: '/admin/webhooks',
		'API keys': '/admin/api-keys',
		'audit log': '/admin/audit',
		settings: '/admin/settings',
		...under('/admin/settings', ['prices', 'tax', 'shipping', 'calendar', 'sign-in', 'mails']),
		...under('/admin/settings', ['shop', 'look', 'sports', 'texts']),
		'settings: one mail': '/admin/settings/mails/order.paid',
		'setup of the shop': '/admin/setup',
	})
}

export async function pagesToCheck(door: Door): Promise<Visit[]> {
	const jersey = await jerseyPath(door)
	return [
		...(await visitorPages(door, jersey)),
		...(await buyersPages(door, jersey)),
		...(await teamPages(door)),
		...(await publicTeamPages(door)),
		...(await floorPages(door)),
		...(await servicePages(door)),
		...adminPages(jersey),
	]
}
