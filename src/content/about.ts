// Texts of the About and History pages, as the shop begins.
import { specShop, type ShopFacts } from '#kit/shop.ts'

export type Milestone = { year: string; title: string; text: string }

/** The timeline of the History page: 1958 to today, 67 years. */
export const history = {
	title: '67 years, one field house',
	lead: 'Established in 1958 behind a hardware counter. Still in the same trade.',
	milestones: [
		{
			year: '1958',
			title: 'One machine, one school',
			text: 'A chain-stitch machine in the back of a hardware store letters 32 wool jerseys for the local high school.',
		},
		{
			year: '1963',
			title: 'The field house',
			text: 'We move into an old wooden gym beside the ball park. The floor is still marked; the name stays.',
		},
		{
			year: '1971',
			title: 'Helmets come in',
			text: 'Coaches ask who can look after helmets. We learn to, and open the reconditioning room.',
		},
		{
			year: '1979',
			title: 'Tackle twill',
			text: 'Cut and sewn twill replaces felt. The first dies for our block numbers still hang in the hall.',
		},
		{
			year: '1986',
			title: 'Screens and girls’ teams',
			text: 'An eight-color press goes in. Half of the new accounts that year are girls’ programs.',
		},
		{
			year: '1994',
			title: 'Embroidery by file',
			text: 'Computerized heads stitch hats and polos. Your crest is kept on file and never drawn twice.',
		},
		{
			year: '2003',
			title: 'Dyed in, not on',
			text: 'Sublimation lets fades, stripes and names become part of the cloth.',
		},
		{
			year: '2012',
			title: 'Orders go online',
			text: 'The first web store opens for one school. It closes on a Friday with every size filled in.',
		},
		{
			year: '2018',
			title: 'Sixty years',
			text: 'We bring back the 1958 sideline jersey as Old Gym, our line of throwbacks.',
		},
		{
			year: '2022',
			title: 'Team portals',
			text: 'Roster, catalog, deadline and approval in one place. Set up within 24 hours, then and now.',
		},
		{
			year: 'Today',
			title: 'One of 30',
			text: 'One of 30 helmet reconditioners in the USA, and a design builder that checks the rules of your sport.',
		},
	] satisfies readonly Milestone[],
} as const

const yearsOutfitting = { value: '67', label: 'years outfitting teams' }

type Said = Pick<ShopFacts, 'established' | 'hours' | 'hasHelmetService'> & {
	/** In words: `football, soccer and hockey`. */
	sports: string
}

/** With the year, hours, services and sports of the shop. */
export const aboutOf = ({ established, hours, hasHelmetService, sports }: Said) => ({
	title: 'A field house with a sewing floor',
	lead: `${established === '' ? 'We outfit school and club teams' : `We have outfitted school and club teams since ${established}`}. The order pad became a website; the rest of the job is the same: right colors, right numbers, right size, on time.`,
	/** Beside the year and the number of sports, which the owner sets. */
	figures: [
		...(established === specShop.established ? [yearsOutfitting] : []),
		...(hasHelmetService ? [{ value: '1 of 30', label: 'helmet reconditioners in the USA' }] : []),
	],
	sections: [
		{
			heading: 'What we make',
			paragraphs: [
				`Custom jerseys, pants, shorts and uniform sets for ${sports}. Spirit wear for the stands. Blanks from stock when practice starts Monday.`,
				'Names and numbers are set in inches, not in "small" and "big". What you see in the builder is the drawing our production floor works from, down to the stitch.',
			],
		},
		{
			heading: 'How we work with schools',
			paragraphs: [
				'A team portal holds your catalog, your roster and your deadline in one place. We set it up within 24 hours of your request. Players choose their size, the coach sees who is missing, and the school approves one proof before anything is cut.',
				'Pay by card, let each player pay, or send a school purchase order. With team pricing each piece costs less, the more of them you order.',
			],
		},
		{
			heading: 'What we will not do',
			paragraphs: [
				'We do not print a number your league will send off the field without telling you first. We do not show a roster of children to anyone outside the team. We do not change a price between the proof and the bill.',
				'When we get it wrong we make it again. When the mistake was in the approved proof we help you fix it at the lowest price we can.',
			],
		},
	],
	people: [
		{
			team: 'Customer service',
			text: `Answers messages within 24 hours, and the phone ${hours}.`,
		},
		{
			team: 'Art',
			text: 'Redraws a crest that exists only on a photo of a 1984 jacket. Checks every proof by eye.',
		},
		{ team: 'Production', text: 'Cuts, prints, stitches and packs each order by player, in roster order.' },
		...(hasHelmetService
			? [
					{
						team: 'Helmet room',
						text: 'Takes apart, cleans, inspects and records every helmet by serial number.',
					},
				]
			: []),
	],
})
