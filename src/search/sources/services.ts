// Index documents of the shop's services.
import { decorationServices, helmetReconditioning, lowestDecoration } from '#catalog/rules/services.ts'
import { formatUsd } from '#kit/money.ts'
import type { ShopFacts } from '#kit/shop.ts'
import type { PriceList } from '#pricing/schemas.ts'
import type { SearchDocument } from '../rules/documents.ts'

type Service = Pick<SearchDocument, 'title' | 'detail' | 'href' | 'names' | 'text'> & { slug: string }

const helmets = 'helmet-reconditioning'
const decoration = '/services/embroidery-printing'

const decorationsOf = (prices: PriceList): readonly Service[] =>
	decorationServices.map((service) => ({
		slug: service.method,
		title: service.name,
		detail: `From ${formatUsd(lowestDecoration(service, prices))}. ${service.summary}`,
		href: `${decoration}#${service.method}`,
		names: 'decoration logo lettering names numbers',
		text: [...service.bestFor, ...service.goodToKnow].join(' '),
	}))

const pages: readonly Service[] = [
	{
		slug: 'embroidery-printing',
		title: 'Embroidery & Printing',
		detail: 'Screen print, embroidery and tackle twill, with the price list.',
		href: decoration,
		names: 'decoration logo lettering twill screen print price list',
		text: decorationServices.map((service) => service.summary).join(' '),
	},
	{
		slug: helmets,
		title: 'Helmet Reconditioning',
		detail: `${formatUsd(helmetReconditioning.priceCents)} a helmet, back in ${helmetReconditioning.turnaround}.`,
		href: '/services/helmet-reconditioning',
		names: 'helmets football cleaning inspection certification',
		text: [
			helmetReconditioning.summary,
			...helmetReconditioning.includes,
			...helmetReconditioning.limits,
		].join(' '),
	},
	{
		slug: 'team-portal',
		title: 'Request Team Portal',
		detail: 'A store of your own for roster, sizes and deadline, ready within 24 hours.',
		href: '/team',
		names: 'team store school club roster sign up request solutions',
		text: 'Players choose their sizes, the coach sees who is missing, the school approves one proof. Purchase order.',
	},
	{
		slug: 'fundraising',
		title: 'Start Team Fundraising',
		detail: 'Spirit wear that earns for the team.',
		href: '/team',
		names: 'fundraiser booster club donation spirit wear raise money',
		text: 'Add a margin to your spirit wear store; it goes to the team.',
	},
	{
		slug: 'custom-jerseys',
		title: 'Custom Jerseys',
		detail: 'Game and practice, every sport, drawn in your colors.',
		href: '/builder/jerseys',
		names: 'builder design designer customize create your own names numbers',
		text: 'Pick a jersey, set names and numbers in inches, see the price as you draw.',
	},
	{
		slug: 'custom-uniforms',
		title: 'Custom Uniforms',
		detail: 'Pants, shorts and full sets to go with the jersey.',
		href: '/builder/uniforms',
		names: 'builder design designer customize sets kits',
		text: 'Uniform sets, pants and shorts for every sport that we carry.',
	},
	{
		slug: 'spirit-wear',
		title: 'Spirit Wear',
		detail: 'T-shirts, hoodies and hats for the stands.',
		href: '/builder/spirit-wear',
		names: 'fan gear apparel school merchandise boosters parents students',
		text: 'T-Shirts, hoodies, hats and caps in school colors.',
	},
]

type Offered = Pick<ShopFacts, 'hasHelmetService'>

const equipment = {
	slug: 'equipment',
	title: 'Equipment',
	detail: 'Decoration, bags and team packages.',
	href: '/builder/equipment',
	names: 'bags duffels backpacks packages equipment decoration',
	text: 'Equipment decoration, custom bags and team packages.',
}
const pagesOf = ({ hasHelmetService }: Offered): readonly Service[] => [
	...pages.filter(({ slug }) => hasHelmetService || slug !== helmets),
	hasHelmetService
		? {
				...equipment,
				detail: 'Helmets, decoration, bags and team packages.',
				names: `${equipment.names} helmets`,
				text: 'Helmet reconditioning, equipment decoration, custom bags and team packages.',
			}
		: equipment,
]

export const serviceDocuments = (prices: PriceList, shop: Offered): readonly SearchDocument[] =>
	[...pagesOf(shop), ...decorationsOf(prices)].map(({ slug, ...service }, index) => ({
		id: `service:${slug}`,
		kind: 'service',
		category: 'Service',
		rank: 2_000 + index,
		...service,
	}))
