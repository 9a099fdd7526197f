// The printed elements of a design: each line of lettering and each logo, with place, size and method. Decorations,
// their prices, the proof's placements and the jobs' placements all come from here.
import { frameOf, logoItemId, viewOfLogo, type Logo } from '#garments/logos.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import {
	decorationMethods,
	type DecorationLocation,
	type DecorationMethod,
	type GarmentTemplate,
	type PlacementDef,
	type ProductionMethod,
	type ViewDef,
	type ViewId,
} from '#garments/template.ts'
import { boundsOf, type Box } from '#placement/boxes.ts'
import { areaOf } from '#placement/print-areas.ts'
import type { DecorationSize } from '#pricing/states.ts'
import { slotNames } from '#garments/template.ts'
import { withoutPlayerTexts } from './personal-texts.ts'
import { letteringItems, type Dressed, type LetteringItem } from './lettering-items.ts'
import { methodFaults, type ToMake } from './method-limits.ts'

export type Decoration = DesignConfig['decorations'][number]

/** What a product, or the design of it, says about what is put on it. */
export type Cloth = {
	sublimated?: boolean | undefined
	/** Missing for all of the garment. */
	methods?: readonly DecorationMethod[] | undefined
	/** False for no names and numbers of players. */
	personalized?: boolean | undefined
}

export type DesignElement = {
	/** 'number-back' for lettering, else the logo's id. */
	id: string
	/** 'Team name', or the text alternative of the art; never the text of a player. */
	what: string
	view: ViewDef
	/** The print area that it belongs to; undefined on a view without one. */
	placement: PlacementDef | undefined
	location: DecorationLocation
	widthIn: number
	heightIn: number
	size: DecorationSize
	/** Methods that the place allows and the product takes, in the order in which the shop proposes them. */
	methods: readonly DecorationMethod[]
	/** Methods that the product takes somewhere. */
	offered: readonly DecorationMethod[]
	/** Sublimated elements have no decoration price. */
	method: ProductionMethod
} & ({ letters: LetteringItem; logo?: undefined } | { logo: Logo; index: number; letters?: undefined })

/** Spec §9: small 2–3 in, medium 4–6, large 7–10, full 11 and more, of inches rounded to whole ones. */
export function sizeLabel(inches: number): DecorationSize {
	const whole = Math.round(inches)
	if (whole <= 3) return 'small'
	if (whole <= 6) return 'medium'
	return whole <= 10 ? 'large' : 'full'
}

/** Price location of elements outside all print areas of a view. */
const viewLocation: Record<ViewId, DecorationLocation> = {
	front: 'front',
	back: 'back',
	left: 'custom',
	right: 'custom',
}

type Unmade = Pick<DesignElement, 'view' | 'placement' | 'location' | 'size'>

const placed = (view: ViewDef, box: Box, longestIn: number): Unmade => {
	const placement = areaOf(view, box)
	return {
		view,
		placement,
		location: placement?.location ?? viewLocation[view.id],
		size: sizeLabel(longestIn),
	}
}

/**
 * The simplest first. Not the cheapest: what is proposed is part of the design, and a design stays as it is when the shop
 * changes its prices.
 */
const inOrder = (methods: readonly DecorationMethod[]): DecorationMethod[] =>
	decorationMethods.filter((method) => methods.includes(method))

/** The methods that the product takes. */
export const offeredMethods = ({ methods }: Cloth): readonly DecorationMethod[] =>
	methods ?? decorationMethods

/** Of the methods that a place allows those that the product takes; usable are all when it takes none of them. */
function offeredAt(config: DesignConfig, possible: readonly DecorationMethod[]) {
	const offered = offeredMethods(config)
	const methods = possible.filter((method) => offered.includes(method))
	return { methods, offered, usable: methods.length > 0 ? methods : possible }
}

/** Small art on caps, polos and hoodies is embroidered. */
const embroiders = ({ kind, id }: GarmentTemplate) => kind === 'cap' || kind === 'hoodie' || id === 'polo'

/** The design with what its product decides: whether art is dyed in, the methods, and whether players' texts are taken. */
export function asMade(
	{ methods: _before, personalized: _personalized, ...config }: DesignConfig,
	{ sublimated = false, methods, personalized }: Cloth,
): DesignConfig {
	return {
		...config,
		sublimated,
		...(methods && { methods: [...methods] }),
		...(personalized === false && { personalized }),
	}
}

/** Whether the design is already as its product says. */
export const isMadeAs = (
	{ sublimated = false, methods, personalized = true }: DesignConfig,
	cloth: Cloth,
): boolean =>
	sublimated === (cloth.sublimated ?? false) &&
	personalized === (cloth.personalized ?? true) &&
	offeredMethods({ methods }).join() === offeredMethods(cloth).join()

/** Without what the product does not take: players' texts, and methods; what those made is made by another one. */
export const withOfferedOnly = (config: DesignConfig): DesignConfig => ({
	...(config.personalized === false ? withoutPlayerTexts(config) : config),
	decorations: config.decorations.filter(({ type }) => offeredMethods(config).includes(type)),
})

/** The first method that makes it well; the first of all when none does. */
const proposed = (methods: readonly DecorationMethod[], what: ToMake): DecorationMethod =>
	methods.find((method) => methodFaults(method, what).length === 0) ?? methods[0] ?? 'screen'

/** Small art goes by the garment's usual method first. */
function logoMethods(template: GarmentTemplate, methods: readonly DecorationMethod[], size: DecorationSize) {
	const isSmall = size === 'small' || size === 'medium'
	const usual = embroiders(template) && isSmall && methods.includes('embroidery')
	return usual ? (['embroidery', ...methods] as const) : methods
}

/** Lines in words of designs saved before decorations were derived, which named a place instead of an element. */
const isByPlace = ({ itemId, location }: Decoration) => itemId === undefined && location !== 'custom'

const standsFor = (decoration: Decoration, { location, view }: Unmade): boolean =>
	isByPlace(decoration) && (decoration.location === location || decoration.location === viewLocation[view.id])

/** The method chosen for an element, or for its place in a design of before. */
const chosenMethod = (
	{ decorations }: DesignConfig,
	id: string,
	where: Unmade,
): DecorationMethod | undefined =>
	(decorations.find(({ itemId }) => itemId === id) ?? decorations.find((line) => standsFor(line, where)))
		?.type

function letteringElement(config: DesignConfig, letters: LetteringItem): DesignElement {
	const { id, slot, view, position, widthIn, heightIn, frame } = letters
	const where = placed(view, boundsOf(frame), heightIn)
	const isEmbroidered = position.finish === 'embroidered'
	const possible = isEmbroidered
		? (['embroidery'] as const)
		: inOrder(where.placement?.methods ?? decorationMethods)
	const { methods, offered, usable } = offeredAt(config, possible)
	const method = config.sublimated
		? 'sublimation'
		: isEmbroidered
			? 'embroidery'
			: (chosenMethod(config, id, where) ?? proposed(usable, { letters }))
	return { ...where, id, what: slotNames[slot], widthIn, heightIn, methods, offered, method, letters }
}

function logoElements({ template, config }: Dressed): DesignElement[] {
	return config.logos.flatMap((logo, index): DesignElement[] => {
		const view = viewOfLogo(template.views, logo)
		if (!view) return []
		const { width: widthIn, height: heightIn } = logo
		const where = placed(view, boundsOf(frameOf(logo)), Math.max(widthIn, heightIn))
		const { methods, offered, usable } = offeredAt(config, inOrder(where.placement?.methods ?? ['screen']))
		const id = logoItemId(logo, index)
		const what = logo.alt?.trim() || `Logo ${index + 1}`
		const method = config.sublimated
			? 'sublimation'
			: (chosenMethod(config, id, where) ??
				proposed(logoMethods(template, usable, where.size), { logo, name: what }))
		return [{ ...where, id, what, widthIn, heightIn, methods, offered, method, logo, index }]
	})
}

/**
 * Everything printed on the garment, view by view, lettering before art. Letters are measured with `packs`; without
 * them their size is an estimate.
 */
export function elementsOf(design: Dressed): DesignElement[] {
	const letters = letteringItems(design).map((item) => letteringElement(design.config, item))
	const all = [...letters, ...logoElements(design)]
	return design.template.views.flatMap((view) => all.filter((element) => element.view === view))
}

/** Maximum number of decorations in words per design. */
export const maxFurtherDecorations = 12

/** Methods of decorations in words: twill is not sewn on cloth with dyed-in art. */
export const furtherMethods = ({ sublimated, methods }: Cloth): DecorationMethod[] =>
	(methods ?? decorationMethods).filter((type) => !sublimated || type !== 'tackle_twill')

/** Decorations that belong to no element: arranged in words. */
export const furtherDecorations = ({ decorations }: Pick<DesignConfig, 'decorations'>): Decoration[] =>
	decorations.filter(({ itemId }) => itemId === undefined)

const lineOf = ({ id, what, location, size, method }: DesignElement): Decoration[] =>
	method === 'sublimation'
		? []
		: [{ type: method, location, size, description: what.slice(0, 200), itemId: id }]

/**
 * The design with its decorations derived: one line for each element and the further ones in words. Lines of before
 * that named a place give their method to the elements there and go.
 */
export function withDerivedDecorations<Config extends DesignConfig>(
	design: Dressed & { config: Config },
	elements = elementsOf(design),
): Config {
	const { config } = design
	const further = furtherDecorations(config).filter(
		(decoration) => !elements.some((element) => standsFor(decoration, element)),
	)
	return { ...config, decorations: [...elements.flatMap(lineOf), ...further] }
}

/** The design with another method for one element. */
export function withMethod(
	config: DesignConfig,
	element: DesignElement,
	type: DecorationMethod,
): DesignConfig {
	const others = config.decorations.filter(({ itemId }) => itemId !== element.id)
	return { ...config, decorations: [...lineOf({ ...element, method: type }), ...others] }
}
