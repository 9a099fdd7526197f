// The three catalog pages of the builder: their products (spec §7), filters and texts (spec §2).
import { sportName, sportsInForms } from '#sports/sports.ts'

export const builderListIds = ['jerseys', 'uniforms', 'spirit-wear'] as const
export type BuilderListId = (typeof builderListIds)[number]

export type FilterOption = { value: string; label: string }

export type BuilderList = {
	id: BuilderListId
	path: string
	/** The page lists products whose model contains one of these, ignoring case. */
	modelHolds: readonly string[]
	orderedBy: 'sport' | 'brand'
	/** `all` is no query value: it means that the parameter is absent. */
	filter: {
		name: 'sport' | 'category'
		legend: string
		options: (sold: readonly string[]) => readonly FilterOption[]
	}
	emptyMessage: string
	fallbackDescription: string
	action: string
}

/** Spec §2: all, football, basketball, baseball, soccer, lacrosse, hockey. */
const sportFilter: BuilderList['filter'] = {
	name: 'sport',
	legend: 'Sport',
	options: (sold) => sportsInForms(sold).map((sport) => ({ value: sport, label: sportName(sport) })),
}

export const builderLists: Record<BuilderListId, BuilderList> = {
	jerseys: {
		id: 'jerseys',
		path: '/builder/jerseys',
		modelHolds: ['jersey'],
		orderedBy: 'sport',
		filter: sportFilter,
		emptyMessage: 'No jerseys found. Check back soon!',
		fallbackDescription: 'Customizable team jersey',
		action: 'Start Building',
	},
	uniforms: {
		id: 'uniforms',
		path: '/builder/uniforms',
		modelHolds: ['uniform', 'pants', 'shorts'],
		orderedBy: 'sport',
		filter: sportFilter,
		emptyMessage: 'No uniform components found. Check back soon!',
		fallbackDescription: 'Customizable uniform component',
		action: 'Start Building',
	},
	'spirit-wear': {
		id: 'spirit-wear',
		path: '/builder/spirit-wear',
		modelHolds: ['shirt', 'hoodie', 'hat', 'apparel'],
		orderedBy: 'brand',
		filter: {
			name: 'category',
			legend: 'Category',
			options: () => [
				{ value: 'shirt', label: 'T-Shirts' },
				{ value: 'hoodie', label: 'Hoodies' },
				{ value: 'hat', label: 'Hats & Caps' },
			],
		},
		emptyMessage: 'No spirit wear found. Check back soon!',
		fallbackDescription: 'Customizable spirit wear',
		action: 'Customize',
	},
}

/** What a card of a catalog page shows. */
export type BuilderCard = {
	id: string
	sport: string
	brand: string
	model: string
	description: string
	basePriceCents: number
	regularPriceCents: number | null
	customizable: boolean
	pictureHash: string | null
	pictureAlt: string | null
}

/** The query parameters of a catalog page. */
export type ListChoice = { chosen: string | undefined; show: number }

export const choiceStep = 24
/** Most products on one page; for more, the sport lists have filters. */
export const choiceMost = 240

/** Reads any query string; an unknown choice counts as "all". */
export function parseChoice(
	sold: readonly string[],
	{ filter }: Pick<BuilderList, 'filter'>,
	params: URLSearchParams,
): ListChoice {
	const asked = params.get(filter.name)?.toLowerCase()
	const show = /^\d{1,4}$/.test(params.get('show') ?? '') ? Number(params.get('show')) : 0
	const isStep = show >= choiceStep && show <= choiceMost && show % choiceStep === 0
	return {
		chosen: filter.options(sold).find(({ value }) => value === asked)?.value,
		show: isStep ? show : choiceStep,
	}
}

/** The URL of a choice, defaults left out. */
export function choiceAddress(
	{ path, filter }: Pick<BuilderList, 'path' | 'filter'>,
	choice: ListChoice,
): string {
	const params = new URLSearchParams()
	if (choice.chosen !== undefined) params.set(filter.name, choice.chosen)
	if (choice.show !== choiceStep) params.set('show', String(choice.show))
	const text = params.toString()
	return text ? `${path}?${text}` : path
}

export type BuilderListPage = {
	choice: ListChoice
	/** Products per option of the filter; `all` for the whole page. */
	counts: ReadonlyMap<string, number>
	total: number
	cards: readonly BuilderCard[]
	/** The choice that shows more; undefined when all are shown. */
	next: ListChoice | undefined
	heroes: readonly { hash: string; alt: string }[]
}
