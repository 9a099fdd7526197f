/** The arguments are invalid: nothing was read or changed. */
export class WrongUse extends Error {
	override readonly name = 'WrongUse'
}
