// Reads a list of players that was sent.
import { DesignPlayer } from '../schemas.ts'
import { maxDesignPlayers } from './players.ts'

const rules: Record<keyof DesignPlayer, string> = {
	name: 'The name may have up to 60 characters.',
	number: 'The number may have up to 10 characters.',
	size: 'This is not a size.',
	sizes: 'These are not the sizes of a kit.',
	quantity: 'The quantity is a whole number from 1 to 999.',
}
const isField = (name: unknown): name is keyof DesignPlayer =>
	typeof name === 'string' && Object.hasOwn(rules, name)

/** The list as it is stored, or why it is refused, naming the first row that is wrong. */
export function readPlayers(sent: readonly unknown[]): { players: DesignPlayer[] } | { refusal: string } {
	if (sent.length > maxDesignPlayers)
		return {
			refusal: `A design takes up to ${maxDesignPlayers} players; this list has ${sent.length}. Remove some, or make a second design for them.`,
		}
	const players: DesignPlayer[] = []
	for (const [at, row] of sent.entries()) {
		const { data, error } = DesignPlayer.safeParse(row)
		if (!data) {
			const field = error.issues[0]?.path[0]
			return { refusal: `Player ${at + 1}: ${isField(field) ? rules[field] : 'This row could not be read.'}` }
		}
		players.push(data)
	}
	return { players }
}
