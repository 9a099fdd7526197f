// What each player of a design needs: errors that stop the order, and warnings to look at.
import { checkFit, slotTroubles } from '#designs/rules/checks/text.ts'
import { orderProblems } from '#designs/rules/players.ts'
import { letteringItems } from '#designs/rules/lettering-items.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { printsOf, wornBy } from '#garments/personalization.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import type { RequestSport } from '#portals/states.ts'
import { teamNotes } from '#rosters/rules/notes.ts'
import { emptyPlayer } from '#rosters/rules/player.ts'

export type PlayerMark = { tone: 'error' | 'warning'; message: string }

type Marked = {
	template: GarmentTemplate
	config: DesignConfig
	packs: GlyphPacks
	/** The sport that the garment is sold for. */
	sport: string
	sizes: readonly { size: string }[]
}

/** The number rules apply to garments worn in games of their own sport. */
const ruledSport = ({ template, sport }: Marked): RequestSport =>
	template.sport === sport && template.sport !== 'spirit' ? template.sport : 'other'

/** Letters that are missing, and lines that are condensed or lowered to fit. */
function letteringMarks(player: DesignPlayer, { template, config, packs, sport }: Marked): PlayerMark[] {
	const worn = wornBy(config, player)
	const troubles = slotTroubles(template, worn).filter(({ slot }) => slot !== 'team')
	if (troubles.length > 0) return troubles.map(({ message }) => ({ tone: 'error', message }))
	const items = letteringItems({ template, config: worn, packs }).filter(({ slot }) => slot !== 'team')
	const fits = checkFit({ template, config: worn, packs, assets: {}, sport, items })
	return fits.map(({ message }) => ({ tone: 'warning', message }))
}

/** Marks of every player, in the order of the list, only for what the design prints. */
export function playerMarks(players: readonly DesignPlayer[], marked: Marked): PlayerMark[][] {
	const prints = printsOf(marked.config, marked.template)
	const printed = players.map((player) => ({
		...player,
		name: prints.name ? player.name : '',
		number: prints.number ? player.number : '',
	}))
	const beside = teamNotes(
		printed.map(({ name, number }) => ({ ...emptyPlayer, name, number })),
		ruledSport(marked),
	)
	const sizes = new Set(marked.sizes.map(({ size }) => size))
	const known = new Map<string, PlayerMark[]>()
	return printed.map((player, at) => {
		const text = `${player.name}\n${player.number}`
		const lettering = known.get(text) ?? letteringMarks(player, marked)
		known.set(text, lettering)
		const problems = orderProblems(player, (size) => sizes.has(size))
		return [
			...problems.map((message): PlayerMark => ({ tone: 'error', message })),
			...lettering,
			...(beside.get(at) ?? []).map(({ message }): PlayerMark => ({ tone: 'warning', message })),
		]
	})
}
