// Placements for each player of one design: shared parts are computed once, only the player's lines vary.
import { inkChart, threadChart, type ChartRow } from '#designs/rules/charts/charts.ts'
import type { ProofArt } from '#designs/proof/input.ts'
import { offsetText } from '#designs/proof/offsets.ts'
import { placementsOf, type ProofPlacement } from '#designs/proof/placements.ts'
import { usesOf } from '#designs/proof/uses.ts'
import { letteringItems } from '#designs/rules/lettering-items.ts'
import { minTwillLetterIn } from '#designs/rules/method-limits.ts'
import { wornBy } from '#garments/personalization.ts'
import { isSideView, slotNames } from '#garments/template.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import type { LetteringReport } from '#garments/lettering/art.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, LetteringSlot, ProductionMethod } from '#garments/template.ts'
import { centerOf } from '#placement/boxes.ts'
import type { ChartEntry, JobPlacement } from '../schemas.ts'

export type JobDesign = {
	template: GarmentTemplate
	config: DesignConfig
	/** Glyphs for the design worn by `samplePlayer`. */
	packs: GlyphPacks
	/** Facts about the art, by address; the files themselves are not read. */
	art: Readonly<Record<string, ProofArt>>
}
export type Player = { name: string; number: string }
export type DrawnJob = {
	placements: JobPlacement[]
	threadChart: ChartEntry[]
	inkChart: ChartEntry[]
	methods: ProductionMethod[]
}

/** A stand-in player with name and number, so that the glyphs of the lines that the design prints are loaded. */
export const samplePlayer: Player = { name: 'A', number: '1' }

type Line = { id: string; report: LetteringReport }

const ownSlots: readonly LetteringSlot[] = ['name', 'number']

/** Measured lines of lettering for a player, with the ids of their placements. */
const linesOn = (design: JobDesign, player: Player, slots: readonly LetteringSlot[]): Line[] =>
	letteringItems({ ...design, config: wornBy(design.config, player) }).flatMap(({ id, slot, report }) =>
		report && slots.includes(slot) ? [{ id, report }] : [],
	)

/** A ten-thousandth of an inch is finer than any blade. */
const exact = (value: number) => Math.round(value * 1e4) / 1e4

/** Players with the same key differ only in their text, its width and its shrinking. */
const kindOf = (lines: readonly Line[]): string =>
	lines
		.map(({ id, report }) => `${id} ${report.heightIn >= minTwillLetterIn} ${exact(centerOf(report.box).x)}`)
		.join('|')

type Shared = Omit<DrawnJob, 'placements'> & { placements: ProofPlacement[]; lines: Line[] }

const withoutPlayer = (placement: ProofPlacement): ProofPlacement =>
	placement.slot === 'name' || placement.slot === 'number'
		? { ...placement, what: slotNames[placement.slot] }
		: placement

const entryOf = ({ use, designHex, brand, code, name, hex, deltaE }: ChartRow): ChartEntry => ({
	use,
	designHex,
	...(brand !== undefined && { brand }),
	code,
	name,
	hex,
	deltaE,
})

function sharedOf(design: JobDesign, player: Player, lines: Line[]): Shared {
	const placements = placementsOf({ ...design, config: wornBy(design.config, player) })
	const nameless = placements.map(withoutPlayer)
	return {
		placements,
		lines,
		methods: [...new Set(placements.map(({ method }) => method))],
		threadChart: threadChart(usesOf(nameless, ['embroidery', 'tackle_twill'])).map(entryOf),
		inkChart: inkChart(usesOf(nameless, ['screen'])).map(entryOf),
	}
}

/** Each letter once. */
const missingIn = (line: Line | undefined): string => [...new Set(line?.report.missing)].join('')

const jobPlacement = (
	{ id, what, slot, view, location, method, sizeIn, offset, rotation, colors }: ProofPlacement,
	missing: string,
): JobPlacement => ({
	id,
	what,
	...(slot && { slot }),
	...(isSideView(view) && { view }),
	location,
	method,
	widthIn: exact(sizeIn.width),
	heightIn: exact(sizeIn.height),
	position: offsetText(offset),
	rotation,
	...(missing !== '' && { missing }),
	colors: [...colors],
})

/** Replaces the text of one player with that of another: same baseline and middle, other text and sizes. */
function replaced(placement: ProofPlacement, old: Line | undefined, line: Line | undefined): ProofPlacement {
	if (!old || !line || !placement.slot) return placement
	const { report } = line
	const [before, after] = [old.report.frame, report.frame]
	const { offset } = placement
	const upper = after.y - before.y
	const lower = upper + after.height - before.height
	return {
		...placement,
		what: `${slotNames[placement.slot]} ${report.text}`,
		sizeIn: { width: after.width, height: after.height },
		// The upper edge moves with the height; the lower one stays on the baseline, but for stacked letters.
		offset: { ...offset, distanceIn: offset.distanceIn + (offset.side === 'below' ? upper : -lower) },
	}
}

/** In the order of the players; equals `placementsOf` for each of them alone. */
export function drawnJobs(design: JobDesign, players: readonly Player[]): DrawnJob[] {
	const shared = new Map<string, Shared>()
	const team = linesOn(design, samplePlayer, ['team'])
	return players.map((player) => {
		const lines = linesOn(design, player, ownSlots)
		const kind = kindOf(lines)
		const known = shared.get(kind) ?? sharedOf(design, player, lines)
		shared.set(kind, known)
		const line = (from: readonly Line[], id: string) => from.find((one) => one.id === id)
		return {
			...known,
			placements: known.placements.map((placement) => {
				const own = line(lines, placement.id)
				const whole = replaced(placement, line(known.lines, placement.id), own)
				return jobPlacement(whole, missingIn(own ?? line(team, placement.id)))
			}),
		}
	})
}
