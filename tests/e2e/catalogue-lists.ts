// The catalog pages of the builder, with the texts of spec §2.

export const sportNames = ['Football', 'Basketball', 'Baseball', 'Soccer', 'Lacrosse', 'Hockey']

export const catalogueLists = [
	{
		path: '/builder/jerseys',
		title: 'Custom Jerseys',
		action: 'Start Building',
		filter: { legend: 'Sport', labels: ['All', ...sportNames] },
		models: /jersey/i,
		empty: 'No jerseys found. Check back soon!',
		team: 'Request Team Portal',
	},
	{
		path: '/builder/uniforms',
		title: 'Team Uniforms',
		action: 'Start Building',
		filter: { legend: 'Sport', labels: ['All', ...sportNames] },
		models: /uniform|pants|shorts/i,
		empty: 'No uniform components found. Check back soon!',
		team: 'Request Team Portal',
	},
	{
		path: '/builder/spirit-wear',
		title: 'Spirit Wear',
		action: 'Customize',
		filter: { legend: 'Category', labels: ['All', 'T-Shirts', 'Hoodies', 'Hats & Caps'] },
		models: /shirt|hoodie|hat|apparel/i,
		empty: 'No spirit wear found. Check back soon!',
		team: 'Start Team Fundraising',
	},
]
