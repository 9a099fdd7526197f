// Several elements of one side: selected together, grouped, moved, copied and removed. Pure; in inches.
import type { Dressed, LetteringItem } from '#designs/rules/lettering-items.ts'
import { withPlace } from '#garments/lettering/places.ts'
import { frameOf, type Logo } from '#garments/logos.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { mostLogos, slotNames, type ViewDef } from '#garments/template.ts'
import { boundsOf, boxAround, type Point } from '#placement/boxes.ts'
import { keptInside } from '#placement/frames.ts'
import type { Frame } from '#placement/units.ts'
import { englishLabels, type Labels } from './labels.ts'
import { linesOn, offsetsOf, setLine } from './lines.ts'
import { duplicate, nudge, removeLogo, workingView } from './logos.ts'

/** A line of lettering or a logo on the side that is edited. */
export type SideElement = {
	id: string
	/** "Team name", "Logo 2" */
	name: string
	frame: Frame
	group: string | undefined
} & ({ line: LetteringItem; logo?: undefined } | { logo: Logo; line?: undefined })

/** All elements of a side, lettering first, logos from the lowest layer up. */
export function elementsOn(design: Dressed, view: ViewDef): SideElement[] {
	const { config, template } = design
	const lines = linesOn(design, view).map((line): SideElement => {
		const { id, slot, frame } = line
		return {
			id,
			name: slotNames[slot],
			frame,
			group: config.lettering?.places?.[slot]?.[view.id]?.group,
			line,
		}
	})
	const logos = config.logos.flatMap((logo, index): SideElement[] =>
		workingView(logo, template.views) === view
			? [
					{
						id: logo.id ?? String(index),
						name: `Logo ${index + 1}`,
						frame: frameOf(logo),
						group: logo.group,
						logo,
					},
				]
			: [],
	)
	return [...lines, ...logos]
}

/** The elements with these ids and all of their groups. */
function withMates(elements: readonly SideElement[], ids: readonly string[]): SideElement[] {
	const groups = new Set(elements.flatMap(({ id, group }) => (group && ids.includes(id) ? [group] : [])))
	return elements.filter(({ id, group }) => ids.includes(id) || (group !== undefined && groups.has(group)))
}

export type Selection = { selection: string | null; also: readonly string[] }

const idsOf = (elements: readonly SideElement[]) => elements.map(({ id }) => id)

/** What is selected on a side; an element selects its group. */
export const selectedOf = (
	elements: readonly SideElement[],
	{ selection, also }: Selection,
): SideElement[] => (selection === null ? [] : withMates(elements, [selection, ...also]))

/** What moves with an element: the selection that it belongs to, else its group. */
export function togetherWith(elements: readonly SideElement[], at: Selection, id: string): SideElement[] {
	const selected = selectedOf(elements, at)
	return selected.some((element) => element.id === id) ? selected : withMates(elements, [id])
}

/** The selection with an element and its group added, or without them. */
export function toggled(elements: readonly SideElement[], at: Selection, id: string): Selection {
	const before = idsOf(selectedOf(elements, at))
	const own = idsOf(withMates(elements, [id]))
	const after = before.includes(id) ? before.filter((other) => !own.includes(other)) : [...before, ...own]
	return { selection: after[0] ?? null, also: after.slice(1) }
}

/** Whether the elements are exactly one group. */
export const isOneGroup = (elements: readonly SideElement[]): boolean =>
	elements.length > 1 && elements.every(({ group }) => group !== undefined && group === elements[0]?.group)

/** Whether an element shares its group with another one. */
export const isGrouped = (elements: readonly SideElement[], { id }: Pick<SideElement, 'id'>): boolean =>
	withMates(elements, [id]).length > 1

function withGroup(config: DesignConfig, { id, line }: SideElement, group: string | undefined): DesignConfig {
	if (line) return withPlace(config, { slot: line.slot, view: line.view.id }, { group })
	const regrouped = ({ group: _old, ...logo }: Logo): Logo => (group ? { ...logo, group } : logo)
	return { ...config, logos: config.logos.map((logo) => (logo.id === id ? regrouped(logo) : logo)) }
}

/** Makes one group of the elements; a group of one is none. */
export const grouped = (
	config: DesignConfig,
	elements: readonly SideElement[],
	group: string,
): DesignConfig =>
	elements.length < 2
		? config
		: elements.reduce((current, element) => withGroup(current, element, group), config)

export const ungrouped = (config: DesignConfig, elements: readonly SideElement[]): DesignConfig =>
	elements
		.filter(({ group }) => group !== undefined)
		.reduce((current, element) => withGroup(current, element, undefined), config)

/** The upright frame around all elements. */
export function frameAround(elements: readonly SideElement[]): Frame {
	return { ...boxAround(elements.map(({ frame }) => boundsOf(frame))), rotation: 0 }
}

export const movedFrame = (frame: Frame, by: Point): Frame => ({
	...frame,
	x: frame.x + by.x,
	y: frame.y + by.y,
})

/** How far an element may go of the way that is asked. */
function reachOf({ line, frame }: SideElement, by: Point, view: ViewDef): Point {
	const wanted = movedFrame(frame, by)
	if (line) {
		const [from, to] = [offsetsOf(line, frame), offsetsOf(line, wanted)]
		return { x: to.rightIn - from.rightIn, y: to.downIn - from.downIn }
	}
	const kept = keptInside(wanted, view)
	return { x: kept.x - frame.x, y: kept.y - frame.y }
}

/** Rounding of positions, in inches. */
const noiseIn = 0.01

const shorter = (asked: number, ways: readonly number[]) =>
	ways.reduce((least, way) => (Math.abs(way) < Math.abs(least) - noiseIn ? way : least), asked)

/** Moves all elements by the same way: as far as each of them may go. */
export function movedTogether(
	config: DesignConfig,
	elements: readonly SideElement[],
	{ by, view, views }: { by: Point; view: ViewDef; views: readonly ViewDef[] },
): DesignConfig {
	const reaches = elements.map((element) => reachOf(element, by, view))
	const way = {
		x: shorter(
			by.x,
			reaches.map(({ x }) => x),
		),
		y: shorter(
			by.y,
			reaches.map(({ y }) => y),
		),
	}
	return elements.reduce(
		(current, { id, line, frame }) =>
			line
				? setLine(current, line, { frame: movedFrame(frame, way), views })
				: nudge(current, id, { dx: way.x, dy: way.y, view }),
		config,
	)
}

/** Logos among the elements, from the lowest layer up. A line of lettering is on a garment once. */
export const logosIn = (elements: readonly SideElement[]): SideElement[] =>
	elements.filter(({ logo }) => logo !== undefined)

export const canCopy = ({ logos }: Pick<DesignConfig, 'logos'>, elements: readonly SideElement[]): boolean =>
	logosIn(elements).length > 0 && logos.length + logosIn(elements).length <= mostLogos

/** Copies the logos as a group of their own. @param newId gives a new id at each call */
export function copiedTogether(
	config: DesignConfig,
	elements: readonly SideElement[],
	{ newId, view }: { newId: () => string; view: ViewDef },
): { config: DesignConfig; ids: string[] } {
	if (!canCopy(config, elements)) return { config, ids: [] }
	const pairs = logosIn(elements).map(({ id }) => ({ id, copy: newId() }))
	const copied = pairs.reduce(
		(current, { id, copy }) => duplicate(current, id, { newId: copy, view }),
		config,
	)
	const ids = pairs.map(({ copy }) => copy)
	if (ids.length < 2) return { config: copied, ids }
	const group = newId()
	const logos = copied.logos.map((logo) => (ids.includes(logo.id ?? '') ? { ...logo, group } : logo))
	return { config: { ...copied, logos }, ids }
}

export const namesOf = (elements: readonly SideElement[], { word, list }: Labels): string =>
	list(elements.map(({ name }) => word(name)))

const hasLetters = (elements: readonly SideElement[]) => elements.some(({ line }) => line !== undefined)

const sentences = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(' ')

/** What is announced when these elements were to be copied. @param copies the new logos; none where there is no room */
export const copiedText = (
	elements: readonly SideElement[],
	copies: readonly SideElement[],
	labels: Labels = englishLabels,
): string =>
	sentences(
		copies.length > 0 && labels.groups.copied(namesOf(copies, labels)),
		copies.length === 0 && logosIn(elements).length > 0 && labels.groups.notCopied(mostLogos),
		hasLetters(elements) && labels.groups.lettersNotCopied,
	)

/** What is announced when these elements were to be removed. */
export const removedText = (elements: readonly SideElement[], labels: Labels = englishLabels): string =>
	sentences(
		logosIn(elements).length > 0 && labels.groups.removed(namesOf(logosIn(elements), labels)),
		hasLetters(elements) && labels.groups.lettersStay,
	)

/** Removes the logos; lettering leaves the group and stays, because its text belongs to all sides. */
export const removedTogether = (config: DesignConfig, elements: readonly SideElement[]): DesignConfig =>
	logosIn(elements).reduce((current, { id }) => removeLogo(current, id), ungrouped(config, elements))
