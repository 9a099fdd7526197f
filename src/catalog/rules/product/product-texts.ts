// The product page in every language. Names and descriptions of products, colors and pieces are data. What depends on the
// choice is in view-phrases.ts.
import { counted } from '#kit/plural.ts'
import { englishSummary } from './facts.ts'

type Days = Readonly<{ least: number; most: number }>
/** The lead time of a piece, what the carrier needs, and the days of arrival. */
type PieceTime = Days & Readonly<{ days: number; arrival: string }>

export type ProductTexts = {
	home: string
	breadcrumb: string
	/** Other products of the sport. */
	more: (sport: string) => string
	favorite: (name: string) => string
	customizable: string
	each: string
	allCount: string
	showChoice: string
	tiers: string
	off: (percent: string) => string
	color: string
	size: string
	sizingLink: string
	soldOut: (name: string) => string
	/** Behind a size, read aloud. */
	isSoldOut: string
	allSoldOut: string
	soldOutIn: (color: string) => string
	inEveryColor: string
	inStockIn: string
	moreColors: (count: number) => string
	printed: {
		legend: string
		pictured: string
		inTeamColors: string
		included: string
		dyed: string
		blank: string
		nothing: string
	}
	quantity: string
	less: string
	one: string
	add: string
	customize: { title: string; plain: string; lettered: string; startPlain: string; inColors: string }
	teamColors: {
		/** Before the name of the color that the cart takes. */ orders: string
		made: string
		note: string
	}
	gallery: {
		pictures: (model: string) => string
		zoom: string
		turn: string
		left: string
		right: string
		/** With `{}` for the view, from 1 to 8. */
		turned: string
		views: string
		large: (model: string) => string
		none: string
		close: string
		view: Readonly<Record<string, string>>
		otherView: string
	}
	/** `what` is the kind of garment in English. */
	about: (what: string) => string
	tabs: { legend: string; sizing: string; certifications: string; leadTime: string }
	noCertifications: string
	askUs: string
	steps: {
		order: { title: string; text: string }
		make: { title: string; text: string }
		ship: { title: string }
	}
	carrier: (days: Days) => string
	businessDays: string
	inches: string
	howToMeasure: string
	sizeColumn: string
	/** Captions of the size tables, by their English. */
	tables: Readonly<Record<string, string>>
	kit: {
		of: (pieces: number) => string
		inThis: string
		from: string
		printedOn: (piece: string) => string
		customize: string
		/** Behind the price, around the name of the color. */
		priceOf: (color: string) => string
		ordersIn: (color: string) => string
		kits: string
		add: string
		arrives: (days: string) => string
		/** `pieces` is a list in words. */
		soldOut: (color: string, pieces: string) => string
		pieceSize: (piece: string) => string
		choose: string
		optionSoldOut: string
		teamPrices: string
		fromKits: (count: number) => string
		counts: string
		notMade: string
		leadTime: (time: PieceTime) => string
	}
	notFound: { title: string; text: string; home: string }
	summary: (name: string) => string
}

const days = ({ least, most }: Days) => `${least}-${counted(most, 'business day')}`

export const englishProduct: ProductTexts = {
	home: 'Home',
	breadcrumb: 'Breadcrumb',
	more: (sport) => `More ${sport}`,
	favorite: (name) => `Favorite: ${name}`,
	customizable: 'CUSTOMIZABLE',
	each: 'each',
	allCount: 'All units in your cart count',
	showChoice: 'Show this color and size',
	tiers: 'Price each by quantity',
	off: (percent) => `${percent} off`,
	color: 'Color',
	size: 'Size',
	sizingLink: 'Sizing chart',
	soldOut: (name) => `${name}, sold out`,
	isSoldOut: ', sold out',
	allSoldOut: 'Every size and color is sold out. Star it to find it again.',
	soldOutIn: (color) => `Sold out in ${color}:`,
	inEveryColor: ', in every color',
	inStockIn: ', in stock in ',
	moreColors: (count) => ` and ${count} more`,
	printed: {
		legend: 'Printed or blank',
		pictured: 'As pictured',
		inTeamColors: 'Printed',
		included: 'Included as pictured',
		dyed: 'Dyed into the cloth at no extra price',
		blank: 'Blank',
		nothing: 'nothing printed on it',
	},
	quantity: 'Quantity',
	less: 'One less',
	one: 'One more',
	add: 'Add to Cart',
	customize: {
		title: 'Customize',
		plain: 'Your colors and team name, with a proof',
		lettered: 'Your colors, names and numbers, with a proof',
		startPlain: 'Start plain',
		inColors: 'Customize in your colors',
	},
	teamColors: {
		orders: 'Add to Cart orders this one, in ',
		made: 'Your team colors are made when you customize it.',
		note: 'In your team colors',
	},
	gallery: {
		pictures: (model) => `Pictures of ${model}`,
		zoom: 'Zoom',
		turn: 'Turn the garment',
		left: 'Turn left',
		right: 'Turn right',
		turned: 'Turned, view {} of 8',
		views: 'Views',
		large: (model) => `${model}, large pictures`,
		none: 'Picture on its way',
		close: 'Close',
		view: {
			front: 'Front',
			back: 'Back',
			left: 'Left side',
			right: 'Right side',
			detail: 'Close-up',
			photo: 'Photo',
		},
		otherView: 'View',
	},
	about: (what) => `About this ${what}`,
	tabs: {
		legend: 'Product details',
		sizing: 'Sizing Chart',
		certifications: 'Certifications',
		leadTime: 'Lead Time',
	},
	noCertifications: 'The maker lists no certifications for this product. If your league asks for one, ',
	askUs: 'ask us before you order',
	steps: {
		order: { title: 'Order today', text: 'Orders are counted from the day they are placed.' },
		make: { title: 'We make it ready', text: 'The lead time of your size and color.' },
		ship: { title: 'On the road' },
	},
	carrier: (range) => `${days(range)} with the carrier.`,
	businessDays: 'Business days are Monday to Friday. A customized order starts when you approve its proof.',
	inches: 'All measures are in inches.',
	howToMeasure: 'How to measure',
	sizeColumn: 'Size',
	tables: {
		'Head measurements': 'Head measurements',
		'Sock measurements': 'Sock measurements',
		'Body measurements': 'Body measurements',
		'Garment measurements': 'Garment measurements',
		Measurements: 'Measurements',
	},
	kit: {
		of: (pieces) => `a kit of ${pieces} pieces`,
		inThis: 'In this kit',
		from: 'From',
		printedOn: (piece) => `Printed on the ${piece}`,
		customize: 'Customize the kit',
		priceOf: (color) => `a kit in ${color}, with its lettering`,
		ordersIn: (color) => `Add the Kit to Cart orders the kit in ${color}. `,
		kits: 'Kits',
		add: 'Add the Kit to Cart',
		arrives: (range) => `Arrives as early as ${range}`,
		soldOut: (color, pieces) => `Sold out in ${color}: ${pieces} cannot be had in this color now.`,
		pieceSize: (piece) => `${piece} size`,
		choose: 'Choose a size',
		optionSoldOut: ', sold out',
		teamPrices: 'Team prices',
		fromKits: (count) => `From ${counted(count, 'kit')}`,
		counts: 'Every piece in your cart counts toward the quantity.',
		notMade: 'Not made in this color now.',
		leadTime: ({ days: own, least, most, arrival }) =>
			`Leaves our house after ${counted(own, 'business day')}, then ${days({ least, most })} with the carrier: arrives as early as ${arrival}. A customized order starts when you approve its proof.`,
	},
	notFound: {
		title: 'Product not found',
		text: 'It may have left the shelf, or the link is incomplete. The search above finds what we carry today.',
		home: 'Go Home',
	},
	summary: englishSummary,
}
