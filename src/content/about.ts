// The About page.

export const about = {
	title: 'A field house with a sewing floor',
	lead: 'We have outfitted school and club teams since 1958. The order pad became a website; the rest of the job is the same: right colors, right numbers, right size, on time.',
	/** Beside the number of sports, which a shop chooses. */
	figures: [
		{ value: '1958', label: 'established' },
		{ value: '67', label: 'years outfitting teams' },
		{ value: '1 of 30', label: 'helmet reconditioners in the USA' },
	],
	sections: [
		{
			heading: 'What we make',
			paragraphs: [
				'Custom jerseys, pants, shorts and uniform sets for football, basketball, baseball, soccer, hockey and lacrosse. Spirit wear for the stands. Blanks from stock when practice starts Monday.',
				'Names and numbers are set in inches, not in "small" and "big". What you see in the builder is the drawing our production floor works from, down to the stitch.',
			],
		},
		{
			heading: 'How we work with schools',
			paragraphs: [
				'A team portal holds your catalog, your roster and your deadline in one place. We set it up within 24 hours of your request. Players choose their size, the coach sees who is missing, and the school approves one proof before anything is cut.',
				'Pay by card, let each player pay, or send a school purchase order. Team pricing starts at 12 pieces and goes to 20% off at 100 or more.',
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
			text: 'Answers messages within 24 hours, and the phone Mon-Fri 9am-6pm EST.',
		},
		{
			team: 'Art',
			text: 'Redraws a crest that exists only on a photo of a 1984 jacket. Checks every proof by eye.',
		},
		{ team: 'Production', text: 'Cuts, prints, stitches and packs each order by player, in roster order.' },
		{ team: 'Helmet room', text: 'Takes apart, cleans, inspects and records every helmet by serial number.' },
	],
} as const
