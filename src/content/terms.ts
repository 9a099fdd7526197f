// The Terms page: buying, designing and team orders.
import type { ShopFacts } from '#kit/shop.ts'
import type { LegalDocument, LegalSection } from './legal-document.ts'

// The part of the Terms about designs, approvals, rosters and fundraising.
const teamTerms: readonly LegalSection[] = [
	{
		id: 'designs',
		heading: 'Your designs and logos',
		paragraphs: [
			'You keep all rights in what you upload. You confirm that you may use it: a professional or college team’s marks need the owner’s license. You allow us to store, redraw and reproduce it to make your orders. We do not show your designs to others without asking.',
			'We refuse designs that are unlawful, hateful or demeaning, and refund what was paid for them.',
		],
	},
	{
		id: 'proofs',
		heading: 'Proofs and approval',
		paragraphs: [
			'Nothing custom is made before its proof is approved. Approval covers spelling, numbers, sizes, colors, placement and quantity. After it the design is locked, and changes mean a new version and may cost extra.',
			'Our checks of league rules are a help and not legal advice: rules differ by state, level and year. Confirm them with your association.',
		],
	},
	{
		id: 'portals',
		heading: 'Team portals',
		paragraphs: [
			'The school or club names who manages its portal. Its coaches and administrators decide on catalog, deadline, roster and approvals. The person who placed an order cannot approve it. Orders after the deadline may be made in a second run with its own lead time.',
		],
	},
	{
		id: 'rosters',
		heading: 'Rosters of minors',
		paragraphs: [
			'Enter only name, number and size, and only with the right to do so under your school’s rules and the consent of parents where it is needed. Do not share portal links in public. We handle rosters as the privacy page says. You may remove a player at any time before production.',
		],
	},
	{
		id: 'fundraising',
		heading: 'Fundraising',
		paragraphs: [
			'Where a portal has a fundraising margin, it is added to eligible items, shown as its own line and credited to the portal when the order is paid or approved. Refunds reverse it. It is paid to the school, club or booster organization, never to a private person, and is not by itself a tax-deductible gift.',
		],
	},
]

const buying: readonly LegalSection[] = [
	{
		id: 'accounts',
		heading: 'Accounts',
		paragraphs: [
			'Keep your password to yourself and your email up to date. You answer for what is done with your account until you tell us that it is lost. We may suspend an account that is used to harm others or to break these terms.',
		],
	},
	{
		id: 'prices',
		heading: 'Prices, discounts and tax',
		paragraphs: [
			'Prices are in US dollars. A line costs the base price plus decorations and add-ons, times the quantity. The larger of the quantity discount and the discount of your role applies, never both. Shipping, sales tax and a fundraising margin are shown as lines of their own before you pay.',
			'If a price changes between the page and your submission, you are told before anything is charged. An obvious error in a price does not bind either side; we then ask you before going on.',
			'Tax-exempt organizations send their certificate before ordering.',
		],
	},
	{
		id: 'payment',
		heading: 'Payment',
		paragraphs: [
			'Card payments are made at our payment provider. An unpaid checkout holds its stock for 30 minutes. School purchase orders are accepted after approval by the school and are due 30 days from the invoice.',
		],
	},
	...teamTerms,
	{
		id: 'shipping',
		heading: 'Production and shipping',
		paragraphs: [
			'Standard shipping takes 2-3 business days for stock items. Custom orders ship in 7-10 days; custom jerseys take 2-3 weeks to produce. Delivery of made-to-order goods adds 3-5 business days. Times start with approval and payment, not with the first draft.',
			'Lead times are careful estimates. If yours cannot be met, we tell you as soon as we know and you may cancel what is not yet in production. Risk passes on delivery.',
		],
	},
	{
		id: 'returns',
		heading: 'Returns and mistakes',
		paragraphs: [
			'Standard items may be returned within 30 days of delivery, unworn, unwashed and undecorated, for a refund of their price. Custom orders, including anything with a name, number or logo, are final sale.',
			'If goods arrive damaged, wrong or different from the approved proof, tell us within 30 days with a picture. We repair, remake or refund them at our cost. Small differences in shade between screen, dye lots and cloth are not defects; the color codes on the proof govern.',
		],
	},
	{
		id: 'helmets',
		heading: 'Helmet reconditioning',
		paragraphs: [
			'The standard price is $65 per helmet, the turnaround 10-14 business days from arrival. Helmets that fail inspection are rejected, marked and returned or scrapped as you choose. No helmet can prevent all injuries; fitting, upkeep and inspection between seasons stay with the owner.',
		],
	},
	{
		id: 'liability',
		heading: 'Warranty and liability',
		paragraphs: [
			'We warrant that goods match the approved proof and are free of defects in material and workmanship for one season of normal use, at most twelve months. Clothing is not protective equipment unless we say so in writing.',
			'As far as the law allows, we do not answer for indirect loss, such as a forfeited game, and our liability is limited to the price of the order concerned. Nothing here limits rights that consumers have by law, or liability for injury or intent.',
		],
	},
]

export const termsOf = (shop: ShopFacts): LegalDocument => ({
	title: 'Terms of sale and use',
	effectiveOn: '2025-07-01',
	summary: [
		'What you approve is what we make. Custom orders are final sale.',
		'Standard items can come back within 30 days.',
		'Our mistake is made again at our cost.',
	],
	sections: [
		{
			id: 'agreement',
			heading: 'The agreement',
			paragraphs: [
				`These terms apply when you use this website, a team portal, or order from ${shop.name}. You must be 18 or older to place an order, or have the permission of a parent or guardian. Whoever orders for a school, club or league confirms being allowed to do so.`,
			],
		},
		...buying.filter(({ id }) => shop.hasHelmetService || id !== 'helmets'),
		{
			id: 'law',
			heading: 'Law and contact',
			paragraphs: [
				'The law of the State of Ohio applies; mandatory law of your home state stays untouched. Talk to us first: most things are settled by phone. Disputes that remain go to the courts of Franklin County, Ohio, or to small claims court where you live. Public schools keep the forum that their law requires.',
				`Reach us at ${shop.email} or ${shop.phone}. If one of these terms is void, the others hold. Changes apply to orders placed after the date on top.`,
			],
		},
	],
})
