// What to call a color on paper: by the house palette where it is near, by its hex otherwise.
import { teamColors } from '#garments/colors.ts'
import { matchClassOf, nearest } from './nearest.ts'

/** "Navy", "Custom, near Navy" or "Custom". */
export function colorName(hex: string): string {
	const { item, deltaE } = nearest(teamColors, hex)
	const names = { match: item.name, close: `Custom, near ${item.name}`, confirm: 'Custom' }
	return names[matchClassOf(deltaE)]
}
