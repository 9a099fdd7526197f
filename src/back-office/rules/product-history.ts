// What happened to a product, in words: each change from what it was to what it became.
import { productStatusNames, type ProductStatus } from '#catalog/states.ts'
import { stockReasonNames } from '#catalog/rules/manage.ts'
import { adjustments } from '#catalog/rules/movements.ts'
import { formatUsd } from '#kit/money.ts'
import { counted, plural } from '#kit/plural.ts'
import { sportName } from '#sports/sports.ts'

type Details = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => {
	if (typeof value === 'boolean') return value ? 'yes' : 'no'
	if (typeof value === 'number') return String(value)
	return typeof value === 'string' && value !== '' ? value : 'none'
}

const fields: readonly [name: string, label: string, show: (value: unknown) => string][] = [
	['brand', 'Brand', textOf],
	['model', 'Model', textOf],
	['sku', 'SKU', textOf],
	['sport', 'Sport', (value) => sportName(textOf(value))],
	['saleStarts', 'First day of the sale', textOf],
	['saleEnds', 'Last day of the sale', textOf],
	['certifications', 'Certifications', textOf],
	['customizable', 'Can be customized', textOf],
	['sublimated', 'Art is dyed in', textOf],
	['personalized', 'Takes names and numbers', textOf],
	['raisesFunds', 'Raises funds', textOf],
	['methods', 'Decoration methods', (value) => (value === '' ? 'all of the garment' : textOf(value))],
	['garment', 'Garment', textOf],
	['pieces', 'Pieces', textOf],
	['colors', 'Colors', textOf],
	['sizes', 'Sizes', textOf],
	['extraPrices', 'Extra prices', textOf],
	['searchWords', 'Search words', textOf],
	['pageTitle', 'Page title', textOf],
	['pageSummary', 'Page description', textOf],
]

const usd = (value: unknown) => formatUsd(Number(value))
const step = (label: string, from: string, to: string): string[] =>
	from === to ? [] : [`${label}: ${from} → ${to}`]

/** Prices and states have other names in entries from before products had a status. */
function changes(details: Details): string[] {
	const priceFrom = details['priceFromCents'] ?? details['fromCents']
	const priceTo = details['priceToCents'] ?? details['toCents']
	const salePrice = (value: unknown) => (typeof value === 'number' ? usd(value) : 'none')
	const shown = (value: unknown) => (value === true ? 'in the shop' : 'hidden')
	return [
		...fields.flatMap(([name, label, show]) =>
			`${name}From` in details ? step(label, show(details[`${name}From`]), show(details[`${name}To`])) : [],
		),
		...(priceFrom === undefined ? [] : step('Price', usd(priceFrom), usd(priceTo))),
		...('salePriceFromCents' in details
			? step('Sale price', salePrice(details['salePriceFromCents']), salePrice(details['salePriceToCents']))
			: []),
		...('wasActive' in details ? step('State', shown(details['wasActive']), shown(details['isActive'])) : []),
		...('description' in details ? ['Description changed'] : []),
		...(Number(details['skus'] ?? 0) > 0 ? [`${counted(Number(details['skus']), 'SKU')} changed`] : []),
	]
}

const statusName = (value: unknown): string =>
	// Cast: the log has only statuses here; another text has no name.
	productStatusNames[value as ProductStatus] ?? textOf(value)

const number = (value: unknown) => Number(value ?? 0)

function moved(details: Details): string {
	const units = number(details['units'])
	return `${units > 0 ? '+' : ''}${units} ${plural(Math.abs(units), 'unit')}`
}

const photoSteps: Readonly<Record<string, string>> = {
	added: 'Photo added',
	changed: 'Photo changed',
	moved: 'Photo moved',
	removed: 'Photo removed',
	'photos first': 'Photos come first',
	'drawn first': 'Drawn pictures come first',
}

function photoLine({ did, alt, from, to }: Details): string {
	if (did === 'file')
		return from === to ? 'Photos changed by a file' : `Photos: ${number(from)} → ${number(to)}`
	const words = photoSteps[textOf(did)] ?? 'Photos changed'
	return typeof alt === 'string' ? `${words}: ${alt}` : words
}

/** One line for each change; an entry that changed nothing says so. */
export function historyLines({ event, details }: { event: string; details: Details }): string[] {
	switch (event) {
		case 'product.created':
			if ('pieces' in details)
				return [
					`Made as a draft of a kit: ${counted(number(details['pieces']), 'piece')} in ${counted(number(details['colors']), 'color')}`,
				]
			return [
				`Made as a draft in ${counted(number(details['colors']), 'color')} and ${counted(number(details['sizes']), 'size')}`,
			]
		case 'product.started':
			return [
				`From the start catalog in ${counted(number(details['colors']), 'color')} and ${counted(number(details['sizes']), 'size')}`,
			]
		case 'product.status':
			return [`${statusName(details['from'])} → ${statusName(details['to'])}`]
		case 'product.sale_started':
			return step('Sale started', usd(details['fromCents']), usd(details['toCents']))
		case 'product.sale_ended':
			return step('Sale ended', usd(details['fromCents']), usd(details['toCents']))
		case 'product.look':
			return [`A design became its look in ${counted(number(details['colors']), 'color')}`]
		case 'product.size_chart':
			return [details['chart'] === 'own' ? 'Own size chart saved' : 'The garment’s size chart is shown']
		case 'product.photos':
			return [photoLine(details)]
		case 'product.lead_times':
			return [`Lead time of ${counted(number(details['variants']), 'size')} changed`]
		case 'stock.received':
			return [`Received: ${moved(details)} in ${counted(number(details['variants']), 'size')}`]
		case 'stock.adjusted': {
			const { reason } = details
			const why = Object.entries(adjustments).find(([name]) => name === reason)?.[1].name ?? 'Adjusted'
			return [`${why}: ${moved(details)}`]
		}
		case 'stock.counted': {
			const { reason } = details
			const why = Object.entries(stockReasonNames).find(([name]) => name === reason)?.[1] ?? 'Stock'
			return [`${why}: ${moved(details)} in ${counted(number(details['variants']), 'size')}`]
		}
		default: {
			const lines = changes(details)
			return lines.length > 0 ? lines : ['Saved without a change']
		}
	}
}
