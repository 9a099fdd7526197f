// The timeline of the History page: 1958 to today, 67 years.

export type Milestone = { year: string; title: string; text: string }

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
