// The Support page: questions with their answers, and how to reach a person. Facts of spec §9.
import { specShop, type ShopFacts } from '#kit/shop.ts'

export type Question = { id: string; question: string; answer: string }
export type QuestionGroup = { title: string; questions: readonly Question[] }

/** How soon messages are answered. */
export const replies = 'We reply within 24 hours.'

/** Answers that follow from the shop's price list. */
export type PricingAnswers = { teamPricing: string; rolePricing: string; shipping: string }

export type ShopAnswers = PricingAnswers & {
	shop: ShopFacts
	/** The owner's words; empty for the first ones. */
	returns: string
}

export const returnsAnswer =
	'Standard items can be returned within 30 days, unworn and undecorated. Custom orders are final sale. If we made a mistake, we make it again at our cost.'

const ordering: readonly Question[] = [
	{
		id: 'portal',
		question: 'How does a team portal work?',
		answer:
			'Send the request form with your school, sport and contact. We set the portal up within 24 hours. You confirm the catalog and roster, players choose their sizes, and the school approves before we produce.',
	},
	{
		id: 'purchase-order',
		question: 'Can our school pay by purchase order?',
		answer:
			'Yes. Choose School PO in the bulk checkout and enter the PO number. The order waits for approval by the school and is invoiced.',
	},
	{
		id: 'add-later',
		question: 'Can I add a player after the order is in?',
		answer:
			'Yes, as a new order from the same design: your colors, lettering and placements are kept. The quantity discount counts the units of the new order.',
	},
]

const furtherGroupsOf = ({
	shop,
	shipping,
	returns,
}: Pick<ShopAnswers, 'shop' | 'shipping' | 'returns'>): readonly QuestionGroup[] => [
	{
		title: 'Design',
		questions: [
			{
				id: 'logo',
				question: 'What logo files can I send?',
				answer:
					'SVG, PNG, JPEG or PDF up to 10MB. Vector files are best. Images should have at least 300 DPI at print size; the builder shows the real value.',
			},
			{
				id: 'proof',
				question: 'Will I see a proof?',
				answer:
					'Always. The proof shows each view, every placement in inches, the colors and the roster. Nothing is cut before it is approved, and an approved design is locked.',
			},
			{
				id: 'legal-numbers',
				question: 'Will the numbers be legal in my league?',
				answer:
					'The builder checks number range, height and contrast for your sport and shows the date of each rule. States differ: check with your state association before you approve.',
			},
		],
	},
	{
		title: 'Shipping and returns',
		questions: [
			{
				id: 'shipping',
				question: 'How long does shipping take?',
				answer: shipping,
			},
			{
				id: 'custom-lead-time',
				question: 'When do custom orders ship?',
				answer:
					'Custom orders ship in 7-10 days. Custom jerseys are cut and sewn for you and take 2-3 weeks. The product page shows the lead time of your size and color.',
			},
			{
				id: 'returns',
				question: 'What is your return policy?',
				answer: returns || returnsAnswer,
			},
			{
				id: 'wrong-size',
				question: 'What if a custom jersey does not fit?',
				answer:
					'Custom orders are final sale, so measure first: every product page has a size chart with body and garment measurements. Ask us about a fit kit for teams.',
			},
		],
	},
	{
		title: 'Helmets',
		questions: [
			{
				id: 'helmets',
				question: 'What does helmet reconditioning cost and how long does it take?',
				answer:
					'The standard price is $65 per helmet and the turnaround is 10-14 business days. We are one of 30 helmet reconditioners in the USA.',
			},
		],
	},
	{
		title: 'Help',
		questions: [
			{
				id: 'reach-us',
				question: 'How do I reach you?',
				answer: `Send the form on this page and we reply within 24 hours. The phone is answered ${shop.hours}. Orders, proofs and portals are open 24/7.`,
			},
			{
				id: 'privacy',
				question: 'Who can see our roster?',
				answer: `Only people of your portal and the ${shop.name} staff who work on your order. Rosters are never shown on public pages. The privacy page says more.`,
			},
		],
	},
]

export const questionGroups = ({
	teamPricing,
	rolePricing,
	shipping,
	shop = specShop,
	returns = '',
}: PricingAnswers & Partial<ShopAnswers>): readonly QuestionGroup[] => [
	{
		title: 'Ordering',
		questions: [
			{ id: 'team-pricing', question: 'Do you offer team pricing?', answer: teamPricing },
			{ id: 'role-pricing', question: 'I am a coach. Do I get a discount?', answer: rolePricing },
			...ordering,
		],
	},
	...furtherGroupsOf({ shop, shipping, returns }).filter(
		({ title }) => shop.hasHelmetService || title !== 'Helmets',
	),
]
