// What each player of a design needs: errors that stop the order, and warnings to look at.
import { checkFit, slotTroubles } from '#designs/rules/checks/text.ts'
import { sizeOfPiece, type PieceId } from '#designs/rules/kit.ts'
import { sizeProblems, textProblems } from '#designs/rules/players.ts'
import { letteringItems } from '#designs/rules/lettering-items.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { printsOf, printsOfAny, wornBy } from '#garments/personalization.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import type { RequestSport } from '#portals/states.ts'
import { teamNotes } from '#rosters/rules/notes.ts'
import { emptyPlayer } from '#rosters/rules/player.ts'

export type PlayerMark = { tone: 'error' | 'warning'; message: string }

type DrawnPiece = { template: GarmentTemplate; config: DesignConfig }

export type MarkedPiece = DrawnPiece & {
	piece: PieceId
	/** The sport that the garment is sold for. */
	product: { sport: string }
	sizes: readonly { size: string }[]
}

type Marked = {
	/** Of a kit, all in their order. */
	pieces: readonly MarkedPiece[]
	packs: GlyphPacks
}

const error = (message: string): PlayerMark => ({ tone: 'error', message })
const warning = (message: string): PlayerMark => ({ tone: 'warning', message })

/** The number rules apply to garments worn in games of their own sport. */
function ruledSport(pieces: readonly MarkedPiece[]): RequestSport {
	for (const { template, config, product } of pieces) {
		const { sport } = template
		if (sport !== 'spirit' && sport === product.sport && printsOf(config, template).number) return sport
	}
	return 'other'
}

/** Letters that are missing, and lines that are condensed or lowered to fit; each text is measured once. */
function letteringMarks({ template, config, product: { sport } }: MarkedPiece, packs: GlyphPacks) {
	const known = new Map<string, PlayerMark[]>()
	const measured = (player: DesignPlayer): PlayerMark[] => {
		const worn = wornBy(config, player)
		const troubles = slotTroubles(template, worn).filter(({ slot }) => slot !== 'team')
		if (troubles.length > 0) return troubles.map(({ message }) => error(message))
		const items = letteringItems({ template, config: worn, packs }).filter(({ slot }) => slot !== 'team')
		const fits = checkFit({ template, config: worn, packs, assets: {}, sport, items })
		return fits.map(({ message }) => warning(message))
	}
	return (player: DesignPlayer): PlayerMark[] => {
		const text = `${player.name}\n${player.number}`
		const marks = known.get(text) ?? measured(player)
		known.set(text, marks)
		return marks
	}
}

const inSentence = (message: string) => message.charAt(0).toLowerCase() + message.slice(1)

/** "Jersey, Pants: choose a size.": what several pieces have in common is said once. */
function named(marks: readonly (readonly PlayerMark[])[], pieces: readonly MarkedPiece[]): PlayerMark[] {
	if (pieces.length === 1) return marks.flat()
	const byMessage = Map.groupBy(
		marks.flatMap((own, at) => own.map((mark) => ({ ...mark, name: pieces[at]?.piece.name ?? '' }))),
		({ tone, message }) => `${tone} ${message}`,
	)
	return [...byMessage.values()].flatMap(([first, ...others]) => {
		if (!first) return []
		const names = [first, ...others].map(({ name }) => name).join(', ')
		return [{ tone: first.tone, message: `${names}: ${inSentence(first.message)}` }]
	})
}

/** Marks of every player, in the order of the list, only for what the design prints. */
export function playerMarks(players: readonly DesignPlayer[], { pieces, packs }: Marked): PlayerMark[][] {
	const prints = printsOfAny(pieces)
	const printed = players.map((player) => ({
		...player,
		name: prints.name ? player.name : '',
		number: prints.number ? player.number : '',
	}))
	const beside = teamNotes(
		printed.map(({ name, number }) => ({ ...emptyPlayer, name, number })),
		ruledSport(pieces),
	)
	const checks = pieces.map((one, at) => {
		const sizes = new Set(one.sizes.map(({ size }) => size))
		const lettering = letteringMarks(one, packs)
		return (player: DesignPlayer): PlayerMark[] => [
			...sizeProblems(sizeOfPiece(player, one.piece.id, at), (size) => sizes.has(size)).map(error),
			...lettering(player),
		]
	})
	return printed.map((player, at) => [
		...textProblems(player).map(error),
		...named(
			checks.map((check) => check(player)),
			pieces,
		),
		...(beside.get(at) ?? []).map(({ message }) => warning(message)),
	])
}
