// Works of others in the shop: what, whose, and under which license.

export type Credit = {
	heading: string
	paragraphs: readonly string[]
	authors: readonly string[]
	links: readonly { label: string; href: string }[]
}

export const credits: readonly Credit[] = [
	{
		heading: 'Marks in the design builder',
		paragraphs: [
			'Mascots, animals, helmets and further icons in the library of marks come from Game-icons.net, under the Creative Commons Attribution 3.0 license.',
			'We changed them: outlines, inlines, borders and frames are added, and each part takes a team color. Balls, shields, banners, stripes and some stars are our own drawings.',
			'Icons made by:',
		],
		authors: [
			'Lorc',
			'Delapouite',
			'Caro Asercion',
			'Skoll',
			'Cathelineau',
			'Carl Olsen',
			'Sparker',
			'Kier Heyl',
			'DarkZaitzev',
			'Faithtoken',
			'Sbed',
			'and further contributors of Game-icons.net',
		],
		links: [
			{ label: 'Game-icons.net', href: 'https://game-icons.net' },
			{ label: 'The license, CC BY 3.0', href: 'https://creativecommons.org/licenses/by/3.0/' },
		],
	},
	{
		heading: 'Letters',
		paragraphs: [
			'Names, numbers and team names are set in open fonts under the SIL Open Font License 1.1, beside number faces of our own.',
		],
		authors: [],
		links: [{ label: 'SIL Open Font License', href: 'https://openfontlicense.org' }],
	},
]
