// Decorations suggested from the lettering and logos on a garment.
import { frameOf, logoItemId, viewOfLogo } from '#garments/logos.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { DecorationLocation, DecorationMethod, GarmentTemplate, ViewId } from '#garments/template.ts'
import { boundsOf } from '#placement/boxes.ts'
import { areaOf } from '#placement/print-areas.ts'
import { recordOf } from '#sports/sports.ts'
import type { DecorationSize } from '#pricing/rules/design.ts'
import { letteringItems, slotNames, type Dressed, type LetteringItem } from './lettering-items.ts'

export type Decoration = DesignConfig['decorations'][number]
export type SuggestedDecoration = Decoration & { itemId: string }

/** The size class by the longest side in inches; sizes between the classes get the nearer one. */
export function sizeClass(longestIn: number): DecorationSize {
	if (longestIn <= 3.5) return 'small'
	if (longestIn <= 6.5) return 'medium'
	return longestIn <= 10.5 ? 'large' : 'full'
}

const inches = (wide: number, high: number) => `${wide.toFixed(1)} × ${high.toFixed(1)} in`

/** Minimum letter height in inches: smaller letters have strokes too thin to cut from twill. */
export const minTwillLetterIn = 1.25

const sewnLetters = ({ sport, kind }: GarmentTemplate, heightIn: number) =>
	kind === 'jersey' && (recordOf(sport)?.sewsLetters ?? false) && heightIn >= minTwillLetterIn

/** Price location of items outside all print areas of a view. */
const viewLocation: Record<ViewId, DecorationLocation> = {
	front: 'front',
	back: 'back',
	left: 'custom',
	right: 'custom',
}

function letteringMethod(template: GarmentTemplate, item: LetteringItem): DecorationMethod {
	if (item.position.finish === 'embroidered') return 'embroidery'
	return sewnLetters(template, item.heightIn) ? 'tackle_twill' : 'screen'
}

const ofLettering = (template: GarmentTemplate, item: LetteringItem): SuggestedDecoration => ({
	type: letteringMethod(template, item),
	location: viewLocation[item.view.id],
	size: sizeClass(Math.max(item.widthIn, item.heightIn)),
	description: `${slotNames[item.slot]} ${item.text}, ${item.view.id}, ${inches(item.widthIn, item.heightIn)}`,
	itemId: item.id,
})

/** Small art on caps, polos and hoodies is embroidered; all else is printed. */
const embroiders = ({ kind, id }: GarmentTemplate) => kind === 'cap' || kind === 'hoodie' || id === 'polo'

function logoMethod(
	template: GarmentTemplate,
	methods: readonly DecorationMethod[],
	size: DecorationSize,
): DecorationMethod {
	const small = size === 'small' || size === 'medium'
	const wanted: readonly DecorationMethod[] =
		embroiders(template) && small
			? ['embroidery', 'screen', 'tackle_twill']
			: ['screen', 'tackle_twill', 'embroidery']
	return wanted.find((method) => methods.includes(method)) ?? 'screen'
}

function ofLogos({ template, config }: Dressed): SuggestedDecoration[] {
	return config.logos.flatMap((logo, index) => {
		const view = viewOfLogo(template.views, logo)
		if (!view) return []
		const placement = areaOf(view, boundsOf(frameOf(logo)))
		const size = sizeClass(Math.max(logo.width, logo.height))
		const where = placement?.name.toLowerCase() ?? view.id
		return [
			{
				type: logoMethod(template, placement?.methods ?? ['screen'], size),
				location: placement?.location ?? viewLocation[view.id],
				size,
				description: `${logo.alt?.slice(0, 100) || `Logo ${index + 1}`}, ${where}, ${inches(logo.width, logo.height)}`,
				itemId: logoItemId(logo, index),
			},
		]
	})
}

/** One decoration for each line of lettering and each logo. Letters are measured with `packs`, else estimated. */
export const suggestDecorations = (design: Dressed): SuggestedDecoration[] => [
	...letteringItems(design).map((item) => ofLettering(design.template, item)),
	...ofLogos(design),
]

/** Suggestions without a decoration for their item or a free decoration of the same type and location. */
export function missingDecorations(
	config: Pick<DesignConfig, 'decorations'>,
	suggested: readonly SuggestedDecoration[],
): SuggestedDecoration[] {
	const free = config.decorations.filter(({ itemId }) => itemId === undefined)
	const answered = new Set(config.decorations.map(({ itemId }) => itemId))
	return suggested.filter((suggestion) => {
		if (answered.has(suggestion.itemId)) return false
		const match = free.findIndex(
			({ type, location }) => type === suggestion.type && location === suggestion.location,
		)
		if (match >= 0) free.splice(match, 1)
		return match < 0
	})
}
