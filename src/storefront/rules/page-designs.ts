// The garments on the shop's pages: tiles, services, history and calls to action.
import { sportRecords } from '#sports/records/index.ts'
import type { NumberFamilyId } from '#garments/lettering/fonts.ts'
import type { SampleDesign } from './sample-design.ts'

const pictured: Readonly<Record<string, { picture: SampleDesign; numberFamily: NumberFamilyId }>> =
	sportRecords

/** One garment per sport for the tiles of the home page. */
const tiles: Record<string, SampleDesign> = Object.fromEntries(
	Object.entries(pictured).map(([sport, { picture, numberFamily }]) => [
		`tile-${sport}`,
		{ ...picture, numberFont: numberFamily },
	]),
)

/** A close-up of each decoration method. */
const services: Record<string, SampleDesign> = {
	'service-screen': {
		template: 'tee',
		primary: 'charcoal',
		secondary: 'gold',
		team: 'TRACK CLUB',
		number: '58',
		font: 'bebas-neue',
		numberFont: 'pro-block',
		letters: ['gold', 'black'],
	},
	'service-embroidery': {
		template: 'quarter-zip',
		primary: 'forest',
		secondary: 'vegas',
		team: 'OAK HILL',
		font: 'rokkitt',
		letters: ['white', 'vegas'],
	},
	'service-tackle_twill': {
		template: 'hockey-jersey',
		primary: 'maroon',
		secondary: 'cream',
		zones: { yoke: 'cream', stripe1: 'cream', stripe2: 'gold', collar: 'cream', cuff: 'cream' },
		team: 'ICEMEN',
		number: '19',
		font: 'graduate',
		numberFont: 'full-block',
		letters: ['cream', 'gold'],
	},
	'detail-twill': {
		template: 'football-jersey',
		primary: 'navy',
		secondary: 'gold',
		zones: { stripe2: 'white', piping: 'gold' },
		team: 'WILDCATS',
		number: '24',
		font: 'graduate',
		numberFont: 'full-block',
		shape: 'arch',
		letters: ['white', 'gold'],
		crop: { x: 112, y: 140, w: 160, h: 200 },
	},
}

/** Garments of their time for the milestones of the History page. */
const eras: Record<string, SampleDesign> = {
	'era-1958': {
		template: 'football-jersey',
		primary: 'maroon',
		secondary: 'cream',
		styles: { neck: 'crew', trim: 'one' },
		number: '58',
		font: 'rokkitt',
		numberFont: 'collegiate-outline',
		letters: ['cream', 'maroon'],
	},
	'era-1979': {
		template: 'basketball-jersey',
		primary: 'gold',
		secondary: 'kelly',
		zones: { side: 'kelly', collar: 'kelly', collarStripe: 'white' },
		team: 'CENTRAL',
		number: '33',
		font: 'graduate',
		numberFont: 'full-block',
		shape: 'arch',
		letters: ['kelly', 'white'],
	},
	'era-1994': {
		template: 'polo',
		primary: 'teal',
		secondary: 'white',
		team: 'ATHLETICS',
		font: 'rokkitt',
		letters: ['white', 'black'],
	},
	'era-2003': {
		template: 'soccer-jersey',
		primary: 'orange',
		secondary: 'black',
		pattern: { id: 'fade', color: 'black', opacity: 0.85 },
		team: 'FUSION',
		number: '8',
		font: 'teko',
		numberFont: 'speed-italic',
		letters: ['white', 'black'],
	},
	'era-2018': {
		template: 'hoodie',
		primary: 'cream',
		secondary: 'maroon',
		zones: { hood: 'maroon' },
		team: 'OLD GYM',
		font: 'bevan',
		shape: 'arch',
		letters: ['maroon', 'gold'],
	},
	'era-today': {
		template: 'lacrosse-jersey',
		primary: 'black',
		secondary: 'gold',
		pattern: { id: 'chevron', color: 'gold', opacity: 0.9 },
		team: 'CURRENT',
		number: '30',
		font: 'squada-one',
		numberFont: 'angled',
		letters: ['white', 'gold'],
	},
}

/** Garments of the remaining pages. */
const scenes: Record<string, SampleDesign> = {
	'portal-hoodie': {
		template: 'hoodie',
		primary: 'navy',
		secondary: 'gold',
		team: 'WILDCATS',
		font: 'graduate',
		shape: 'arch',
		letters: ['white', 'gold'],
	},
	'portal-tee': {
		template: 'tee',
		primary: 'gold',
		secondary: 'navy',
		team: 'WILDCATS',
		font: 'graduate',
		shape: 'arch',
		letters: ['navy', 'white'],
	},
	'portal-back': {
		template: 'football-jersey',
		primary: 'navy',
		secondary: 'gold',
		zones: { stripe2: 'white', piping: 'gold', cuff: 'gold' },
		number: '24',
		name: 'RIVERA',
		font: 'graduate',
		numberFont: 'full-block',
		letters: ['white', 'gold'],
		view: 'back',
	},
	'about-crewneck': {
		template: 'crewneck',
		primary: 'forest',
		secondary: 'cream',
		team: 'OLD GYM',
		font: 'graduate',
		shape: 'arch',
		letters: ['cream', 'gold'],
	},
	'support-jersey': {
		template: 'baseball-jersey',
		primary: 'forest',
		secondary: 'cream',
		number: '24',
		name: 'ANSWERED',
		font: 'graduate',
		numberFont: 'full-block',
		letters: ['cream', 'gold'],
		view: 'back',
	},
}

export const pageDesigns: Readonly<Record<string, SampleDesign>> = {
	...tiles,
	...services,
	...eras,
	...scenes,
}
