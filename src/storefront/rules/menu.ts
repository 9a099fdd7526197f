// Labels and URLs of the header's menus and the footer, without markup. Texts in English; frame-texts.ts has the others.
import { galleryHref } from '#pictures/urls.ts'
import { hasAnyRole, type Role } from '#kit/roles.ts'
import { specShop, type ShopFacts, type ShopShell } from '#kit/shop.ts'
import { shopPeople, staff, teamRoles } from '#policies/policy.ts'
import { offeredSports, recordOf, sportName } from '#sports/sports.ts'

/** `roles`: signed-in users without one of them do not see the link; visitors see it and must sign in. */
export type MenuLink = {
	label: string
	href: string
	detail?: string
	/** Stands in place of `{}` in `detail`. */
	part?: string
	roles?: readonly Role[]
}
export type MenuFeature = {
	title: string
	text: string
	/** Stands in place of `{}` in `text`. */
	part?: string
	action: string
	href: string
}
/** The jersey number of a sport tile is decorative. */
export type SportTile = MenuLink & { numeral: string }
export type MenuGroup = {
	label: string
	tiles?: readonly SportTile[]
	links: readonly MenuLink[]
	feature: MenuFeature
}
export type Viewer = {
	roles: readonly Role[]
	name?: string
	/** The viewer's portal, or the first of several. */
	portalId?: string | null
} | null

/** The cart, which leads to the single checkout. */
export const cartHref = '/cart'
export const signOutHref = '/auth/sign-out'

const sportTiles = ({ sports }: Pick<ShopShell, 'sports'>): SportTile[] =>
	offeredSports(sports).map((sport) => ({
		label: sportName(sport),
		href: `/sport/${sport}/products`,
		numeral: recordOf(sport)?.numeral ?? '',
	}))

const historyHref = '/history'
const helmetsHref = '/services/helmet-reconditioning'
const helmetFeature: MenuFeature = {
	title: 'One of 30 in the USA',
	text: 'We clean, test and recertify helmets in our own shop.',
	action: 'How it works',
	href: helmetsHref,
}
const decorationFeature: MenuFeature = {
	title: 'Priced by the inch',
	text: 'Names, numbers and logos in twill, thread or ink, with the price list.',
	action: 'See methods and prices',
	href: '/services/embroidery-printing',
}
const blogHref = '/blog'

type ShownPages = Pick<ShopShell, 'hasHistory' | 'hasBlog'>

/** Links without the pages that the shop does not have: its history, a blog without posts. */
const withPages = (links: readonly MenuLink[], { hasHistory, hasBlog }: ShownPages): MenuLink[] =>
	links.filter(({ href }) => (hasHistory || href !== historyHref) && (hasBlog || href !== blogHref))

export const menuGroupsOf = (
	shop: Pick<ShopShell, 'facts' | 'sports'> & ShownPages,
): readonly MenuGroup[] => [
	{
		label: 'Sports',
		tiles: sportTiles(shop),
		links: [],
		feature: {
			title: 'Build it in your colors',
			text: 'Pick a jersey, set names and numbers in inches, see the price as you draw.',
			action: 'Start with a jersey',
			href: '/builder/jerseys',
		},
	},
	{
		label: 'Team Solutions',
		links: [
			{ label: 'Team Portals', href: '/team', detail: 'A store of your own, ready within 24 hours' },
			{
				label: 'Team Dashboard',
				href: '/team/dashboard',
				detail: 'Orders, rosters and deadlines',
				roles: teamRoles,
			},
			{
				label: 'Approvals',
				href: '/approvals',
				detail: 'Proofs and purchase orders to decide',
				roles: teamRoles,
			},
			{ label: 'Bulk Order', href: '/checkout/bulk', detail: 'One cart, a line for every player' },
			{
				label: 'Fundraising',
				href: '/team/dashboard#fundraising',
				detail: 'Spirit wear that earns for the team',
				roles: teamRoles,
			},
			{ label: 'Team Packages', href: '/team', detail: 'One order for the team, a lower price for each' },
		],
		feature: {
			title: 'Ready within 24 hours',
			text: 'Paste the roster once. Every player orders their own size; the school approves one proof.',
			action: 'Request Team Portal',
			href: '/team',
		},
	},
	{
		label: 'Custom Gear',
		links: [
			{ label: 'Jerseys', href: '/builder/jerseys', detail: 'Game and practice, every sport' },
			{ label: 'Uniforms', href: '/builder/uniforms', detail: 'Pants, shorts and full sets' },
			{
				label: 'Spirit Wear',
				href: '/builder/spirit-wear',
				detail: 'T-shirts, hoodies and hats for the stands',
			},
			{
				label: 'Equipment',
				href: '/builder/equipment',
				detail: `${shop.facts.hasHelmetService ? 'Helmets, decoration' : 'Decoration'}, bags and packages`,
			},
			{ label: 'Design Gallery', href: galleryHref, detail: 'Finished designs in your colors' },
		],
		feature: {
			title: 'The more, the less',
			text: 'Team pricing counts every size and every piece of the order together.',
			action: 'Open the builder',
			href: '/builder/jerseys',
		},
	},
	servicesGroup(shop),
	companyGroup(shop),
]

/** What stands below the link to the history. */
const historyDetail = ({ established }: Pick<ShopFacts, 'established'>): string =>
	established === specShop.established ? '67 years, one field house' : established && 'Since {}'

const servicesGroup = (shop: Pick<ShopShell, 'facts'>): MenuGroup => ({
	label: 'Services',
	links: [
		{
			label: 'Embroidery & Printing',
			href: '/services/embroidery-printing',
			detail: 'Screen print, embroidery and tackle twill',
		},
		...(shop.facts.hasHelmetService
			? [
					{
						label: 'Helmet Reconditioning',
						href: helmetsHref,
						detail: '$65 a helmet, back in 10–14 business days',
					},
				]
			: []),
	],
	feature: shop.facts.hasHelmetService ? helmetFeature : decorationFeature,
})

const companyGroup = ({ facts, ...pages }: Pick<ShopShell, 'facts'> & ShownPages): MenuGroup => ({
	label: 'Company',
	links: withPages(
		[
			{ label: 'About Us', href: '/about', detail: 'Who cuts, prints and sews' },
			{ label: 'Our History', href: historyHref, detail: historyDetail(facts), part: facts.established },
			{ label: 'Blog', href: blogHref, detail: 'Numbers, rosters, seasons' },
			{ label: 'Support', href: '/support', detail: 'Questions, returns, contact' },
		],
		pages,
	),
	feature: {
		title: 'Talk to a person',
		text: '{}. Messages are answered within 24 hours.',
		part: `${facts.phone}, ${facts.hours}`,
		action: 'Contact Us',
		href: '/support',
	},
})

const accountLinks: readonly MenuLink[] = [
	{ label: 'My Account', href: '/account' },
	{ label: 'My Designs', href: '/designs' },
	{ label: 'Orders', href: '/account?tab=orders' },
	{ label: 'Favorites', href: '/account?tab=favorites' },
	{ label: 'Team Dashboard', href: '/team', roles: teamRoles },
	{ label: 'Approvals', href: '/approvals', roles: teamRoles },
	{ label: 'Job Board', href: '/production', roles: shopPeople },
	{ label: 'Back Office', href: '/admin', roles: staff },
]

export type FooterColumn = { title: string; links: readonly MenuLink[] }

export const footerColumnsOf = (
	shop: Pick<ShopShell, 'facts' | 'sports'> & ShownPages,
): readonly FooterColumn[] => [
	{
		title: 'Company',
		links: withPages(
			[
				{ label: 'About Us', href: '/about' },
				{ label: 'Our History', href: historyHref },
				{ label: 'Blog', href: blogHref },
				{ label: 'Support', href: '/support' },
			],
			shop,
		),
	},
	{
		title: 'Shop',
		links: [
			...sportTiles(shop).map(({ label, href }) => ({ label, href })),
			{ label: 'Custom Jerseys', href: '/builder/jerseys' },
			{ label: 'Uniforms', href: '/builder/uniforms' },
			{ label: 'Spirit Wear', href: '/builder/spirit-wear' },
			{ label: 'Equipment', href: '/builder/equipment' },
		],
	},
	{
		title: 'Services',
		links: [
			{ label: 'Embroidery & Printing', href: '/services/embroidery-printing' },
			...(shop.facts.hasHelmetService ? [{ label: 'Helmet Reconditioning', href: helmetsHref }] : []),
			{ label: 'Team Portals', href: '/team' },
			{ label: 'Team Fundraising', href: '/team' },
		],
	},
]

export const legalLinks: readonly MenuLink[] = [
	{ label: 'Privacy', href: '/privacy' },
	{ label: 'Terms', href: '/terms' },
	{ label: 'Credits', href: '/credits' },
]

const held = (viewer: Viewer) => ({ roles: viewer?.roles ?? [] })

/** Whether teams can be among what this viewer finds. */
export const searchesTeams = (viewer: NonNullable<Viewer>): boolean =>
	hasAnyRole(viewer, ['player', ...teamRoles])

/** The links of a public menu that this viewer sees. */
export const linksFor = (links: readonly MenuLink[], viewer: Viewer): readonly MenuLink[] =>
	links.filter(({ roles }) => !roles || !viewer || hasAnyRole(held(viewer), roles))

/** Spec §2: Team Dashboard and Approvals only for coach, school_admin, csr and admin. */
export function accountLinksFor(viewer: Viewer): readonly MenuLink[] {
	const links = accountLinks.filter(({ roles }) => !roles || hasAnyRole(held(viewer), roles))
	if (!viewer?.portalId || !hasAnyRole(held(viewer), ['coach', 'player'])) return links
	const own = { label: 'My Team', href: `/portal/${viewer.portalId}` }
	const [account, ...others] = links
	return account ? [account, own, ...others] : [own]
}
