// Position and height of a line of lettering where the design overrides the template.
import type { DesignConfig, LetteringPlace } from '../schemas.ts'
import type {
	LetteringSlot,
	LetteringPosition,
	PlacementDef,
	ResolvedDesign,
	ViewDef,
	ViewId,
} from '../template.ts'

/** The lettering positions of a view that exist with the design's styles. */
export const shownLettering = (
	{ lettering }: Pick<ViewDef, 'lettering'>,
	{ styles }: Pick<ResolvedDesign, 'styles'>,
): readonly LetteringPosition[] =>
	lettering.filter(({ when = {} }) =>
		Object.entries(when).every(([style, options]) => options.includes(styles[style] ?? '')),
	)

/** The design's overrides for one line; empty without any. */
export const placeOf = (
	config: DesignConfig,
	slot: LetteringSlot,
	view: ViewId | undefined,
): LetteringPlace => (view && config.lettering?.places?.[slot]?.[view]) ?? {}

/** The lettering position with the design's offsets and angle applied. */
export function placedPosition(
	config: DesignConfig,
	position: LetteringPosition,
	pxPerInch: number,
): LetteringPosition {
	const { rightIn = 0, downIn = 0, angleDeg = 0 } = placeOf(config, position.slot, position.view)
	if (rightIn === 0 && downIn === 0 && angleDeg === 0) return position
	return {
		...position,
		...(angleDeg !== 0 && { angleDeg }),
		x: position.x + rightIn * pxPerInch,
		baseline: position.baseline + downIn * pxPerInch,
	}
}

/**
 * The requested height in inches: the line's, else the slot's; undefined for the template's default. Lines by choice,
 * such as sleeve numbers, do not follow the height of the others.
 */
export const askedHeightIn = (
	config: DesignConfig,
	{ slot, view, when }: Pick<LetteringPosition, 'slot' | 'view' | 'when'>,
): number | undefined =>
	placeOf(config, slot, view).heightIn ?? (when ? undefined : config.lettering?.[slot]?.heightIn)

const isSaid = (place: LetteringPlace) => Object.values(place).some((value) => value !== undefined)

/** The design with overrides for one line; undefined values reset to the template's. */
export function withPlace(
	config: DesignConfig,
	{ slot, view }: { slot: LetteringSlot; view: ViewId },
	part: LetteringPlace,
): DesignConfig {
	const place = { ...placeOf(config, slot, view), ...part }
	const { [view]: _old, ...others } = config.lettering?.places?.[slot] ?? {}
	const places = {
		...config.lettering?.places,
		[slot]: isSaid(place) ? { ...others, [view]: place } : others,
	}
	return { ...config, lettering: { ...config.lettering, places } }
}

/**
 * The design with another letter height for one line. The slot's other lines keep their height: a shared height is
 * copied to each line.
 */
export function withHeight(
	config: DesignConfig,
	{
		slot,
		view,
		views,
	}: { slot: LetteringSlot; view: ViewId; views: readonly Pick<ViewDef, 'id' | 'lettering'>[] },
	heightIn: number | undefined,
): DesignConfig {
	const style = config.lettering?.[slot]
	const shared = style?.heightIn
	const freed = style
		? { ...config, lettering: { ...config.lettering, [slot]: { ...style, heightIn: undefined } } }
		: config
	const all = views.filter(({ id, lettering }) =>
		lettering.some((position) => position.slot === slot && (id === view || !position.when)),
	)
	return all.reduce((current, { id }) => {
		const height = id === view ? heightIn : (placeOf(config, slot, id).heightIn ?? shared)
		return withPlace(current, { slot, view: id }, { heightIn: height })
	}, freed)
}

/** Names of lines in the design: 'number-back', and 'number-back-2' for the second line of its slot in the view. */
export function letteringIds(positions: readonly Pick<LetteringPosition, 'slot' | 'view'>[]): string[] {
	const turns = new Map<string, number>()
	return positions.map(({ slot, view }) => {
		const id = `${slot}-${view}`
		const turn = (turns.get(id) ?? 0) + 1
		turns.set(id, turn)
		return turn > 1 ? `${id}-${turn}` : id
	})
}

export type InchLimits = { from: number; to: number }

/** Minimum and maximum angle, in degrees clockwise. */
export const angleLimits = { from: -180, to: 180 } as const

/** Minimum and maximum height of letters, in inches. */
export const heightLimits = { from: 0.25, to: 20 } as const

const largest = (placements: readonly PlacementDef[]) =>
	placements.toSorted((a, b) => b.area.w * b.area.h - a.area.w * a.area.h)[0]?.area

/** Stacked letters are at most as high as the largest print area. */
export function mostStacked({ placements }: Pick<ViewDef, 'placements'>): { maxStack?: number } {
	const area = largest(placements)
	return area ? { maxStack: area.h } : {}
}

/** Inches by which every line can move, even outside the print area. */
const nudgeIn = 1.5

/** The distances from `at` to both ends in inches; `at` and the ends are in pixels. */
function around(
	at: number,
	[low, high]: readonly [low: number, high: number],
	pxPerInch: number,
): InchLimits {
	const inTenths = (pixels: number) => Math.trunc((pixels / pxPerInch) * 10) / 10
	return {
		from: Math.min(-nudgeIn, inTenths(low - at)),
		to: Math.max(nudgeIn, inTenths(high - at)),
	}
}

/** Limits for moving a line, in inches: its middle stays on the largest print area of its view (see `nudgeIn`). */
export function moveLimits(
	{ placements, pxPerInch }: Pick<ViewDef, 'placements' | 'pxPerInch'>,
	position: Pick<LetteringPosition, 'x' | 'baseline' | 'capHeight'>,
): { rightIn: InchLimits; downIn: InchLimits } {
	const middle = position.baseline - position.capHeight / 2
	const area = largest(placements) ?? { x: position.x, y: middle, w: 0, h: 0 }
	return {
		rightIn: around(position.x, [area.x, area.x + area.w], pxPerInch),
		downIn: around(middle, [area.y, area.y + area.h], pxPerInch),
	}
}
