// Synonyms and near synonyms of the trade. Data only; looked up by stem.
import { offeredSports, recordOf } from '#sports/sports.ts'
import { isSpanish, spanishPhrases, spanishWords } from './spanish.ts'
import { stem } from './tokens.ts'

/** Equal spellings or names of one thing. */
const same: readonly (readonly string[])[] = [
	['tee', 'tshirt'],
	['hoodie', 'hoody', 'hooded'],
	['hat', 'cap'],
	['beanie', 'toque', 'tuque'],
	['gray', 'grey'],
	['maroon', 'burgundy'],
	['color', 'colour'],
	['quarterzip', '14zip'],
	['reconditioning', 'recon', 'refurbish', 'refurbished', 'recertify', 'recertification'],
	['customize', 'customise', 'custom', 'personalized', 'personalize'],
	['phone', 'telephone'],
	['email', 'mail'],
	['youth', 'kids', 'kid', 'children', 'junior', 'boys', 'girls'],
	['goalkeeper', 'goalie', 'keeper'],
	['pullover', 'quarterzip'],
	['fundraising', 'fundraiser', 'fundraise'],
	['sock', 'stocking'],
	['uniform', 'kit'],
	['pinnie', 'penny', 'scrimmage', 'reversible'],
]

/** Related words; their matches rank after those of the word itself. */
const near: Readonly<Record<string, readonly string[]>> = {
	shirt: ['tshirt', 'tee', 'jersey', 'top', 'polo'],
	tee: ['shirt'],
	tshirt: ['shirt'],
	top: ['jersey', 'shirt', 'tshirt', 'hoodie'],
	jersey: ['shirt', 'top', 'sweater'],
	sweater: ['jersey', 'sweatshirt', 'hoodie', 'crewneck'],
	sweatshirt: ['hoodie', 'crewneck', 'fleece'],
	jumper: ['sweatshirt', 'hoodie', 'crewneck'],
	crewneck: ['sweatshirt'],
	hoodie: ['sweatshirt', 'fleece'],
	jacket: ['hoodie', 'quarterzip', 'fleece'],
	pullover: ['hoodie', 'quarterzip', 'sweatshirt'],
	hat: ['snapback', 'beanie', 'trucker'],
	snapback: ['hat', 'cap'],
	trucker: ['hat', 'cap'],
	headwear: ['hat', 'cap', 'beanie'],
	winter: ['beanie', 'fleece', 'hoodie'],
	pants: ['bottoms', 'joggers', 'trousers'],
	bottoms: ['pants', 'shorts', 'joggers'],
	trousers: ['pants', 'joggers'],
	sweatpants: ['joggers', 'pants'],
	joggers: ['pants'],
	knickers: ['knicker', 'pants'],
	trunks: ['shorts'],
	uniform: ['set', 'jersey', 'pants', 'shorts'],
	outfit: ['uniform', 'set'],
	strip: ['uniform', 'set', 'jersey'],
	gear: ['equipment', 'uniform', 'jersey'],
	apparel: ['shirt', 'tshirt', 'hoodie', 'hat'],
	clothing: ['apparel', 'shirt', 'hoodie'],
	merch: ['spirit', 'apparel'],
	fan: ['spirit', 'student', 'booster'],
	spirit: ['apparel', 'booster'],
	ball: ['baseball', 'basketball', 'football'],
	softball: ['baseball'],
	warmup: ['quarterzip', 'joggers', 'hoodie'],
	training: ['practice'],
	practice: ['training'],
	match: ['game'],
	game: ['match'],
	retro: ['throwback', 'heritage'],
	vintage: ['throwback', 'heritage', 'flannel'],
	throwback: ['heritage', 'flannel'],
	stripes: ['stripe', 'pinstripe', 'hoop'],
	camouflage: ['camo'],
	blank: ['plain'],
	plain: ['blank'],
	coach: ['coaches', 'polo'],
	dad: ['booster'],
	mom: ['booster'],
	parent: ['booster'],
	toddler: ['youth'],
	women: ['adult'],
	men: ['adult'],
	navy: ['blue'],
	royal: ['blue'],
	blue: ['navy', 'royal', 'sky'],
	green: ['forest', 'kelly'],
	red: ['cardinal'],
	crimson: ['cardinal', 'red'],
	scarlet: ['red'],
	yellow: ['gold'],
	golden: ['gold'],
	silver: ['gray'],
	violet: ['purple'],
	turquoise: ['teal'],
	logo: ['art', 'embroidery', 'printing', 'decoration'],
	crest: ['logo', 'embroidery'],
	lettering: ['names', 'numbers', 'twill'],
	stitching: ['embroidery', 'twill'],
	stitched: ['embroidery', 'twill'],
	embroider: ['embroidery'],
	embroidery: ['decoration'],
	monogram: ['embroidery'],
	print: ['printing', 'decoration'],
	silkscreen: ['screen', 'printing'],
	decoration: ['embroidery', 'printing'],
	applique: ['twill'],
	patch: ['twill', 'embroidery'],
	sublimation: ['sublimated'],
	helmet: ['reconditioning'],
	reconditioning: ['helmet'],
	refurb: ['reconditioning'],
	repair: ['reconditioning'],
	refund: ['return'],
	return: ['refund', 'exchange'],
	exchange: ['return'],
	shipping: ['delivery', 'ship'],
	delivery: ['shipping', 'ship'],
	deliver: ['shipping', 'ship'],
	arrive: ['shipping', 'ship'],
	turnaround: ['lead', 'ship'],
	rush: ['ship', 'lead'],
	tracking: ['shipping', 'order'],
	contact: ['reach', 'phone', 'email'],
	call: ['phone', 'reach', 'contact'],
	phone: ['reach', 'contact'],
	email: ['reach', 'contact'],
	hours: ['phone'],
	address: ['contact'],
	customer: ['support'],
	service: ['support'],
	help: ['support'],
	faq: ['support', 'questions'],
	invoice: ['purchase', 'po'],
	price: ['pricing', 'discount'],
	cost: ['price', 'pricing'],
	cheap: ['discount', 'pricing'],
	bulk: ['team', 'pricing'],
	wholesale: ['pricing', 'team'],
	discount: ['pricing', 'price'],
	coupon: ['discount', 'pricing'],
	sizing: ['size', 'fit'],
	size: ['fit', 'measure'],
	measurements: ['size', 'measure'],
	store: ['portal'],
	webstore: ['portal'],
	shop: ['portal'],
	portal: ['store'],
	roster: ['portal', 'players'],
	policy: ['terms'],
	legal: ['terms', 'rules'],
	rules: ['legal'],
	bags: ['equipment'],
	jobs: ['about'],
}

/** Separate words that are searched as one. Whole words, longest first. */
const phrases: readonly (readonly [pattern: string, word: string])[] = [
	['tee shirt', 'tshirt'],
	['t shirt', 'tshirt'],
	['tee shirts', 'tshirt'],
	['t shirts', 'tshirt'],
	['hooded sweatshirt', 'hoodie'],
	['snap back', 'snapback'],
	['ball cap', 'cap'],
	['baseball cap', 'cap'],
	['baseball hat', 'hat'],
	['crew neck', 'crewneck'],
	['warm up', 'warmup'],
	['quarter zip', 'quarterzip'],
	['1 4 zip', 'quarterzip'],
	['track pants', 'joggers'],
	['sweat pants', 'joggers'],
	['purchase order', 'po'],
	['silk screen', 'silkscreen'],
	...spanishPhrases,
]

const byStem = (words: readonly string[], list: Map<string, string[]>) => {
	for (const word of words) {
		const others = words.filter((other) => other !== word)
		list.set(stem(word), [...(list.get(stem(word)) ?? []), ...others])
	}
	return list
}
const sameByStem = same.reduce((list, words) => byStem(words, list), new Map<string, string[]>())
const englishOf = new Map(Object.entries(spanishWords).map(([word, english]) => [stem(word), english]))
const nearByStem = new Map(Object.entries(near).map(([word, others]) => [stem(word), others]))

/** Equal words, and the English of a Spanish word with its equals. */
export function sameAs(token: string): readonly string[] {
	const equals = (word: string) => sameByStem.get(stem(word)) ?? []
	const english = englishOf.get(stem(token)) ?? []
	return [...new Set([...equals(token), ...english.flatMap((word) => [word, ...equals(word)])])]
}

/** Other names of the offered sports, each with its sport. */
const sportAliases = (sold: readonly string[]): [alias: string, sport: string][] =>
	offeredSports(sold).flatMap((sport) =>
		(recordOf(sport)?.alsoCalled ?? []).map((alias): [string, string] => [alias, sport]),
	)
const sportsCalled = (sold: readonly string[], token: string): string[] =>
	sportAliases(sold).flatMap(([alias, sport]) => (stem(alias) === stem(token) ? [sport] : []))

const nearWord = (sold: readonly string[], word: string): readonly string[] => [
	...(nearByStem.get(stem(word)) ?? []),
	...sportsCalled(sold, word),
]

/** Near words of the word and of its synonyms, without these themselves. */
export function nearTo(sold: readonly string[], token: string): readonly string[] {
	const own = [token, ...sameAs(token)]
	return [...new Set(own.flatMap((word) => nearWord(sold, word)))].filter((word) => !own.includes(word))
}

/** Words that are known even if no document contains them, so that they are not corrected. */
export const tradeWords = (sold: readonly string[]): ReadonlySet<string> =>
	new Set([...same.flat(), ...Object.keys(near), ...sportAliases(sold).map(([alias]) => alias)])
export const isTradeWord = (sold: readonly string[], token: string): boolean =>
	isSpanish(token) ||
	sameByStem.has(stem(token)) ||
	nearByStem.has(stem(token)) ||
	sportsCalled(sold, token).length > 0

/** The query's key with known phrases joined to one word. */
export const joinPhrases = (key: string): string =>
	phrases.reduce((text, [apart, word]) => ` ${text} `.replaceAll(` ${apart} `, ` ${word} `).trim(), key)
