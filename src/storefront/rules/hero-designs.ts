// The three garments of the home page's hero, in each pair of colors.
import { teamColor, type TeamColorId } from '#garments/colors.ts'
import type { SampleDesign } from './sample-design.ts'

type School = {
	id: string
	primary: TeamColorId
	secondary: TeamColorId
	team: string
	numbers: readonly [football: string, hockey: string, basketball: string]
	/** Letters on the football jersey, on the hockey sweater and on the white basketball jersey. */
	letters: Record<'football' | 'hockey' | 'basketball', readonly [fill: TeamColorId, border: TeamColorId]>
}

const schools: readonly School[] = [
	{
		id: 'navy-gold',
		primary: 'navy',
		secondary: 'gold',
		team: 'WILDCATS',
		numbers: ['24', '87', '11'],
		letters: { football: ['white', 'gold'], hockey: ['navy', 'white'], basketball: ['navy', 'gold'] },
	},
	{
		id: 'forest-vegas',
		primary: 'forest',
		secondary: 'vegas',
		team: 'RANGERS',
		numbers: ['12', '58', '30'],
		letters: { football: ['white', 'vegas'], hockey: ['forest', 'white'], basketball: ['forest', 'vegas'] },
	},
	{
		id: 'cardinal-black',
		primary: 'cardinal',
		secondary: 'black',
		team: 'RAPIDS',
		numbers: ['55', '19', '23'],
		letters: {
			football: ['white', 'black'],
			hockey: ['white', 'cardinal'],
			basketball: ['cardinal', 'black'],
		},
	},
	{
		id: 'royal-orange',
		primary: 'royal',
		secondary: 'orange',
		team: 'PIONEERS',
		numbers: ['80', '44', '15'],
		letters: { football: ['white', 'orange'], hockey: ['white', 'royal'], basketball: ['royal', 'orange'] },
	},
	{
		id: 'purple-gray',
		primary: 'purple',
		secondary: 'gray',
		team: 'TITANS',
		numbers: ['32', '71', '50'],
		letters: { football: ['white', 'gray'], hockey: ['purple', 'white'], basketball: ['purple', 'gray'] },
	},
]

const football = ({ primary, secondary, team, numbers, letters }: School): SampleDesign => ({
	template: 'football-jersey',
	primary,
	secondary,
	zones: { stripe2: 'white', piping: secondary, cuff: secondary },
	team,
	number: numbers[0],
	font: 'graduate',
	numberFont: 'full-block',
	shape: 'arch',
	letters: letters.football,
})

const hockey = ({ primary, secondary, team, numbers, letters }: School): SampleDesign => ({
	template: 'hockey-jersey',
	primary,
	secondary,
	zones: {
		body: secondary,
		sleeve: secondary,
		yoke: primary,
		stripe1: primary,
		stripe2: 'white',
		collar: primary,
		cuff: primary,
	},
	team,
	number: numbers[1],
	font: 'bebas-neue',
	numberFont: 'hockey',
	letters: letters.hockey,
})

const basketball = ({ primary, secondary, team, numbers, letters }: School): SampleDesign => ({
	template: 'basketball-jersey',
	primary,
	secondary,
	zones: { body: 'white', side: primary, collar: primary, collarStripe: secondary, piping: secondary },
	team,
	number: numbers[2],
	font: 'alfa-slab-one',
	numberFont: 'pro-block',
	shape: 'arch',
	letters: letters.basketball,
})

/** `names` are those of the palette. */
export type HeroScheme = { id: string; names: readonly [string, string]; primary: string; secondary: string }

/** The pairs of colors to choose from; the first one is the default. Colors are hex. */
export const heroSchemes: readonly HeroScheme[] = schools.map(({ id, primary, secondary }) => ({
	id,
	names: [teamColor(primary).name, teamColor(secondary).name],
	primary: teamColor(primary).hex,
	secondary: teamColor(secondary).hex,
}))

export const heroGarments = ['hockey', 'basketball', 'football'] as const
export type HeroGarment = (typeof heroGarments)[number]

const draw: Record<HeroGarment, (school: School) => SampleDesign> = { football, hockey, basketball }

/** Every garment in every scheme, by `hero-<garment>-<scheme>`. */
export const heroDesigns: Readonly<Record<string, SampleDesign>> = Object.fromEntries(
	schools.flatMap((school) =>
		heroGarments.map((garment) => [`hero-${garment}-${school.id}`, draw[garment](school)]),
	),
)
