// What of a player stands on a team's design.
import { isPersonal } from '#rosters/rules/garments.ts'
import type { Printed } from '../views.ts'

/** Jerseys carry their player's name and number; anything else only what its design has a place for. */
export const printedOn = (kind: string, has: Printed): Printed =>
	isPersonal(kind) ? { name: true, number: true } : has

/** Name and number as they are printed; who wants the number alone has no name on the back. */
export const worn = (
	prints: Printed,
	{ name, number, printsName }: { name: string; number: string; printsName: boolean },
): { playerName: string; playerNumber: string } => ({
	playerName: prints.name && printsName ? name : '',
	playerNumber: prints.number ? number : '',
})
