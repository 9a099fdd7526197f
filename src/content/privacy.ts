// The Privacy page.
import type { ShopFacts } from '#kit/shop.ts'
import type { LegalDocument, LegalSection } from './legal-document.ts'

// What the Privacy page promises about rosters, which are mostly about minors.
const rosterPrivacyOf = (shop: ShopFacts): readonly LegalSection[] => [
	{
		id: 'rosters',
		heading: 'Rosters and minors',
		paragraphs: [
			'A roster holds a player’s name, number and size. Most players are under 18, so we treat every roster as data about children.',
		],
		points: [
			'It is entered by the school, club or coach, who decides what is on it and confirms being allowed to share it with us for the order.',
			'It is visible to the people of that team’s portal, our customer service and administrators. Production sees a name and number only where they are printed.',
			'It never appears on public pages, in page titles or addresses, in search engines, in server logs or in advertising.',
			'We do not build profiles of players and do not contact them on our own account.',
			'We need no birth date, photo, grade, address or health data of a player. Please do not enter any.',
		],
	},
	{
		id: 'children',
		heading: 'Children’s accounts',
		paragraphs: [
			'A child under 13 may not open an account. A parent or guardian orders for the child, or the coach orders for the team. If we learn that a child under 13 has opened an account without a parent’s consent, we delete it.',
			'Players from 13 to 17 may use a portal to which their school or club has invited them, with the knowledge of a parent or guardian.',
			`A parent or guardian may ask us what we hold about their child, have it corrected or removed, and refuse further use: write to ${shop.email} or ask the school. We check that the request comes from the parent before we act. A jersey already made cannot be unprinted, but its record can go.`,
		],
	},
	{
		id: 'schools',
		heading: 'For schools',
		paragraphs: [
			'When a public school gives us roster data we act for the school, under its direction, and use it only for its order. Student records stay under the control of the school (FERPA). We sign your district’s student data agreement where your state asks for one.',
		],
	},
]

const handling: readonly LegalSection[] = [
	{
		id: 'use',
		heading: 'What we use it for',
		paragraphs: ['Each use has its reason; there is no hidden second one.'],
		points: [
			'To make, deliver, invoice and, where needed, remake your order.',
			'To run team portals: who ordered, who is missing, what awaits approval.',
			'To answer you, and to send messages about your orders and your account.',
			'To write to families by email or text about what their team waits for. Every message has a link that stops them.',
			'To keep accounts safe and stop fraud.',
			'To meet tax and bookkeeping law.',
		],
	},
	{
		id: 'share',
		heading: 'Who else receives data',
		paragraphs: [
			'We do not sell or rent personal data and do not share it for advertising. These receive what their part needs, under contract:',
		],
		points: [
			'the payment provider: amount, order reference and billing details',
			'carriers: name, address and phone for delivery',
			'hosting, storage and mail services that run the website for us',
			'your school or club: the orders placed in its portal',
			'authorities, when the law requires it and only to that extent',
		],
	},
	{
		id: 'cookies',
		heading: 'Cookies and local storage',
		paragraphs: [
			'We set cookies only to keep you signed in, to find your cart and your uploads again, to remember the language you chose, to count one vote per device, and to protect forms. The cart of a visitor is forgotten after 60 days. Your recent searches and an unsaved design stay in your own browser until you clear them. There are no advertising or cross-site tracking cookies, so there is no banner to click away.',
		],
	},
	{
		id: 'keep',
		heading: 'How long we keep it',
		paragraphs: ['We keep data as long as its reason lasts.'],
		points: [
			'Account: until you delete it.',
			'Orders and invoices: seven years, as tax law asks.',
			'Designs: until your account goes. What a team wears or has ordered then passes to its people, so that it can be made again.',
			'Rosters: until the school or club removes them, or asks us to.',
			'Support messages: two years. Server logs: 30 days.',
		],
	},
	{
		id: 'security',
		heading: 'How we protect it',
		paragraphs: [
			'Connections are encrypted. Passwords are hashed. Access follows roles, and sensitive actions are recorded. You can turn on two-factor sign-in and see and end your sessions in your account settings. If a breach puts your data at risk we tell you and the authorities without delay.',
		],
	},
	{
		id: 'rights',
		heading: 'Your choices and rights',
		paragraphs: [
			'Wherever you live, you can see, correct, export and delete your data. Export and deletion are in your account settings; for the rest, write to us. Depending on your state you may have further rights, such as an appeal of our decision. We do not treat you differently for using them.',
			'What we must keep by law, such as invoices, is kept after deletion without being used for anything else.',
		],
	},
	{
		id: 'changes',
		heading: 'Changes',
		paragraphs: [
			'When this page changes in a way that matters, we write to account holders at least 30 days before. The date on top says since when this text applies.',
		],
	},
]

export const privacyOf = (shop: ShopFacts): LegalDocument => ({
	title: 'Privacy',
	effectiveOn: '2025-07-01',
	summary: [
		'We use what you give us to make and deliver your order, and for nothing else.',
		'Rosters are about children. Only the team and the staff who work on the order see them.',
		'No advertising trackers. No sale of data. Card numbers never reach us.',
	],
	sections: [
		{
			id: 'who',
			heading: 'Who we are',
			paragraphs: [
				`${shop.name} sells custom team sports gear to schools, clubs, coaches, players and families. This page covers our website, our team portals and orders placed by phone or email.`,
				`Questions and requests about your data go to ${shop.email} or ${shop.phone}. We reply within 24 hours and settle requests within 30 days.`,
			],
		},
		{
			id: 'what',
			heading: 'What we collect',
			paragraphs: ['We ask for as little as an order needs.'],
			points: [
				'Account: email, password (stored only as a one-way hash), name if you give it, and the second sign-in factor if you turn it on.',
				'Order: names and addresses for delivery and billing, phone if you give it, what you bought, designs, logos and messages about it.',
				'Team: school or club, sport, season, contact person, and the roster that a coach or school enters.',
				'Payment: the status and reference of a payment. The card itself is entered at the payment provider; we never see its number.',
				'Technical: address of the request, browser type and time, kept in server logs for security. Logs hold no rosters and no order contents.',
			],
		},
		...rosterPrivacyOf(shop),
		...handling,
	],
})
