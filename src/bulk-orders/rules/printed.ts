// Which player details a team's design prints.
import { isPersonal } from '#rosters/rules/garments.ts'
import type { Printed } from '../views.ts'

/** Jerseys print name and number; other garments only what their design has a place for. */
export const printedOn = (kind: string, has: Printed): Printed =>
	isPersonal(kind) ? { name: true, number: true } : has

/** Name and number as printed; a player who opted out of the name has only the number. */
export const worn = (
	prints: Printed,
	{ name, number, printsName }: { name: string; number: string; printsName: boolean },
): { playerName: string; playerNumber: string } => ({
	playerName: prints.name && printsName ? name : '',
	playerNumber: prints.number ? number : '',
})
